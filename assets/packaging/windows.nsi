; The installer for Windows: `assets/packaging/windows.sh` calls makensis with VERSION, FILES and OUTPUT.
;
; Decisions
; * For the one who installs, without an administrator: into the user's own programs folder. A school gives another
;   folder with /D=, and /S asks nothing; the exit code is then 2 where something stood in the way.
; * Two pages: a parent presses "Install" and then "Finish".
; * What is removed is what was put there, file by file. Nothing below the folders of the learners is named here.
; * The language is that of the user's Windows, English for all others.

Unicode true
Target amd64-unicode
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

!include MUI2.nsh
!include WinVer.nsh
!include LogicLib.nsh

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Squarewise"

Name "Squarewise"
BrandingText "Squarewise ${VERSION}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Squarewise"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"

!define MUI_ICON "${FILES}\squarewise.ico"
!define MUI_UNICON "${FILES}\squarewise.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "windows-installer.bmp"
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\squarewise.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Kept)"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for everybody whose language is not here.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Russian"

LangString Welcome ${LANG_ENGLISH} "Squarewise teaches the rules of chess.$\r$\n$\r$\nIt is installed for you alone and needs no administrator. It needs no network and no account, and sends nothing to anybody."
LangString Welcome ${LANG_GERMAN} "Squarewise lehrt die Regeln des Schachspiels.$\r$\n$\r$\nEs wird nur für dich installiert und braucht keine Administratorrechte. Es braucht kein Netz und kein Konto und schickt niemandem etwas."
LangString Welcome ${LANG_SPANISH} "Squarewise enseña las reglas del ajedrez.$\r$\n$\r$\nSe instala solo para ti y no necesita permisos de administrador. No necesita red ni cuenta, y no envía nada a nadie."
LangString Welcome ${LANG_FRENCH} "Squarewise enseigne les règles des échecs.$\r$\n$\r$\nIl est installé pour toi seul et n’a pas besoin d’un administrateur. Il n’a besoin ni de réseau ni de compte, et n’envoie rien à personne."
LangString Welcome ${LANG_RUSSIAN} "Squarewise учит правилам шахмат.$\r$\n$\r$\nПрограмма устанавливается только для тебя, права администратора не нужны. Ей не нужны ни сеть, ни учётная запись, и она никому ничего не отправляет."

LangString Open ${LANG_ENGLISH} "Squarewise is still open. Close its window, then try again."
LangString Open ${LANG_GERMAN} "Squarewise ist noch offen. Schließe sein Fenster und versuche es noch einmal."
LangString Open ${LANG_SPANISH} "Squarewise sigue abierto. Cierra su ventana e inténtalo de nuevo."
LangString Open ${LANG_FRENCH} "Squarewise est encore ouvert. Ferme sa fenêtre, puis réessaie."
LangString Open ${LANG_RUSSIAN} "Squarewise ещё работает. Закрой окно программы и попробуй снова."

LangString Old ${LANG_ENGLISH} "Squarewise needs Windows 10 or newer. In a browser it works on older systems too."
LangString Old ${LANG_GERMAN} "Squarewise braucht Windows 10 oder neuer. Im Browser läuft es auch auf älteren Systemen."
LangString Old ${LANG_SPANISH} "Squarewise necesita Windows 10 o posterior. En un navegador funciona también en sistemas más antiguos."
LangString Old ${LANG_FRENCH} "Squarewise a besoin de Windows 10 ou plus récent. Dans un navigateur, il marche aussi sur des systèmes plus anciens."
LangString Old ${LANG_RUSSIAN} "Для Squarewise нужна Windows 10 или новее. В браузере программа работает и на более старых системах."

LangString Kept ${LANG_ENGLISH} "Squarewise is taken off this computer. The stars and settings of all learners stay in $APPDATA\squarewise: whoever installs it again has them again. To delete them too, delete that folder."
LangString Kept ${LANG_GERMAN} "Squarewise wird von diesem Computer entfernt. Die Sterne und Einstellungen aller Lernenden bleiben in $APPDATA\squarewise: Wer es wieder installiert, hat sie wieder. Sollen auch sie weg, lösche diesen Ordner."
LangString Kept ${LANG_SPANISH} "Squarewise se quita de este ordenador. Las estrellas y los ajustes de todos se quedan en $APPDATA\squarewise: quien lo instale otra vez los tendrá de nuevo. Para borrarlos también, borra esa carpeta."
LangString Kept ${LANG_FRENCH} "Squarewise est retiré de cet ordinateur. Les étoiles et les réglages de tous restent dans $APPDATA\squarewise : qui le réinstalle les retrouve. Pour les effacer aussi, efface ce dossier."
LangString Kept ${LANG_RUSSIAN} "Squarewise удаляется с этого компьютера. Звёзды и настройки всех учеников остаются в папке $APPDATA\squarewise: после новой установки они снова будут на месте. Чтобы удалить и их, удали эту папку."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Squarewise"
VIAddVersionKey /LANG=0 "FileDescription" "Squarewise"
VIAddVersionKey /LANG=0 "CompanyName" "The Squarewise authors"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Squarewise authors. MIT or Apache 2.0"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"

Function .onInit
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(Old)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
FunctionEnd

; A program that runs cannot be replaced: says so, and waits until it is closed.
!macro WaitUntilClosed
    ${If} ${FileExists} "$INSTDIR\squarewise.exe"
        again:
        ClearErrors
        FileOpen $0 "$INSTDIR\squarewise.exe" a
        ${If} ${Errors}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Open)" /SD IDCANCEL IDRETRY again
            SetErrorLevel 2
            Quit
        ${EndIf}
        FileClose $0
    ${EndIf}
!macroend

Section
    !insertmacro WaitUntilClosed
    SetOutPath "$INSTDIR"
    File "${FILES}\squarewise.exe"
    File "${FILES}\squarewise-cli.exe"
    File "${FILES}\README.md"
    File "${FILES}\writing-lessons.md"
    File "${FILES}\LICENSE-MIT.txt"
    File "${FILES}\LICENSE-APACHE.txt"
    File "${FILES}\third-party.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Squarewise.lnk" "$INSTDIR\squarewise.exe"
    WriteRegStr HKCU "${ENTRY}" "DisplayName" "Squarewise"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\squarewise.exe"
    WriteRegStr HKCU "${ENTRY}" "Publisher" "The Squarewise authors"
    WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section Uninstall
    !insertmacro WaitUntilClosed
    Delete "$INSTDIR\squarewise.exe"
    Delete "$INSTDIR\squarewise-cli.exe"
    Delete "$INSTDIR\README.md"
    Delete "$INSTDIR\writing-lessons.md"
    Delete "$INSTDIR\LICENSE-MIT.txt"
    Delete "$INSTDIR\LICENSE-APACHE.txt"
    Delete "$INSTDIR\third-party.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Squarewise.lnk"
    DeleteRegKey HKCU "${ENTRY}"
    DetailPrint "$(Kept)"
SectionEnd
