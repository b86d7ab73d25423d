//! Every sentence of the screens and of the explanations: one line each, with what it is given.
//!
//! The id is the message's name in `locales/<language>/{ui,rules}.ftl`; a field `square` is
//! `{ $square }` there. A new sentence is a line here and a message in every language; the tests
//! tell what is missing. The words of lessons are not here: see `lesson_words`.

use fluent::FluentArgs;

use crate::locale::value::{Argument, Man, PieceWord, SideWord, SquareName, Ways};

/// Declares the sentences; each field becomes an argument of the same name.
macro_rules! phrases {
    ($($id:literal $name:ident $({ $($field:ident: $kind:ty),+ })?;)*) => {
        /// A sentence with what it is about. `Locale::say` puts it into words.
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        pub enum Phrase {
            $(
                #[doc = concat!("The message `", $id, "`.")]
                $name $({ $(
                    #[doc = concat!("Said as `$", stringify!($field), "`.")]
                    $field: $kind,
                )+ })?,
            )*
        }

        impl Phrase {
            /// The ids of all sentences, in the order of the table.
            pub const ALL_IDS: &'static [&'static str] = &[$($id),*];

            /// The name of the message.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self { $(Self::$name { .. } => $id,)* }
            }

            /// What the message is given.
            #[must_use]
            pub(super) fn args(&self) -> FluentArgs<'static> {
                #[allow(unused_mut)]
                let mut args = FluentArgs::new();
                match self {
                    $(Self::$name $({ $($field),+ })? => {
                        $($(args.set(stringify!($field), Argument::value($field));)+)?
                    })*
                }
                args
            }

            /// The names of the arguments.
            #[must_use]
            pub fn argument_names(&self) -> &'static [&'static str] {
                match self {
                    $(Self::$name { .. } => &[$($(stringify!($field)),+)?],)*
                }
            }

            /// Every sentence once, filled with samples; each `n` gives other samples,
            /// so that one and many, both sides and all six pieces are met.
            #[must_use]
            pub fn samples(n: usize) -> Vec<Self> {
                vec![$(Self::$name $({ $($field: <$kind as Argument>::sample(n)),+ })?),*]
            }
        }
    };
}

phrases! {
    // The program.
    "language-name" LanguageName;
    "app-name" AppName;

    // The home screen.
    "home-hello" HomeHello { learner: String };
    "home-go-on" HomeGoOn { learner: String };
    "home-place" HomePlace { lesson: String, step: u32, total: u32 };
    "home-first" HomeFirst { lesson: String };
    "home-next" HomeNext { lesson: String };
    "home-all-done" HomeAllDone;
    "home-no-lessons" HomeNoLessons;
    "home-lessons-coming" HomeLessonsComing;
    "home-lesson-coming" HomeLessonComing { lesson: String };
    "home-shelf-count" HomeShelfCount { done: u32, total: u32 };
    "home-certificate-kept" HomeCertificateKept { file: String };
    "home-certificate-not-kept" HomeCertificateNotKept;
    "home-sound-on" HomeSoundOn;
    "home-sound-off" HomeSoundOff;
    "home-minutes" HomeMinutes { minutes: u32 };
    "home-own-lesson" HomeOwnLesson;
    "home-replaces" HomeReplaces;
    "table-title" TableTitle;
    "referee-title" RefereeTitle;
    "rulebook-title" RulebookTitle;
    "learners-title" LearnersTitle;
    "shelf-board" ShelfBoard;
    "shelf-pieces" ShelfPieces;
    "shelf-safety" ShelfSafety;
    "shelf-check" ShelfCheck;
    "shelf-special-moves" ShelfSpecialMoves;
    "shelf-ending-the-game" ShelfEndingTheGame;
    "shelf-first-game" ShelfFirstGame;
    "shelf-family-game" ShelfFamilyGame;
    "shelf-other" ShelfOther;
    "shelf-own" ShelfOwn { name: String };

    // Who plays the family game.
    "family-title" FamilyTitle;
    "family-line" FamilyLine;
    "family-players" FamilyPlayers { count: u32 };
    "family-army" FamilyArmy { army: SideWord };
    "family-age" FamilyAge;
    "family-younger" FamilyYounger;
    "family-older" FamilyOlder;
    "family-animal" FamilyAnimal;
    "family-sit-down" FamilySitDown;
    "family-stand-up" FamilyStandUp;
    "family-empty-seat" FamilyEmptySeat;
    "family-ages-why" FamilyAgesWhy;
    "family-begin" FamilyBegin;
    "family-go-on" FamilyGoOn { players: Vec<String> };
    "family-small-board" FamilySmallBoard;

    // The family table.
    "family-turn" FamilyTurn { player: String };
    "family-turn-for" FamilyTurnFor { player: String, owner: String };
    "family-said" FamilySaid { callers: Vec<String>, victim: String };
    "family-passed" FamilyPassed { player: String };
    "family-mated" FamilyMated { player: String, victim: String };
    "family-king-taken" FamilyKingTaken { player: String, victim: String };
    "family-out" FamilyOut { player: String };
    "family-resigned" FamilyResigned { player: String };
    "family-left" FamilyLeft { player: String };
    "family-returning" FamilyReturning { player: String };
    "family-returned" FamilyReturned { player: String };
    "family-allied" FamilyAllied { player: String, other: String };
    "family-parting" FamilyParting { player: String, other: String };
    "family-parted" FamilyParted { player: String, other: String };
    "family-rule-changed" FamilyRuleChanged { rule: String, before: String, after: String };
    "family-rule-now" FamilyRuleNow { rule: String, after: String };
    "family-took-back" FamilyTookBack;
    "family-paused" FamilyPaused;
    "family-resumed" FamilyResumed;
    "family-wins" FamilyWins { player: String };
    "family-team-wins" FamilyTeamWins { players: Vec<String> };
    "family-draw-no-move" FamilyDrawNoMove;
    "family-draw-dead" FamilyDrawDead;
    "family-draw-repetition" FamilyDrawRepetition;
    "family-draw-quiet" FamilyDrawQuiet;
    "family-draw-agreed" FamilyDrawAgreed;
    "family-draw-supervisor" FamilyDrawSupervisor;
    "family-ask-draw" FamilyAskDraw { player: String, asked: String };
    "family-ask-back" FamilyAskBack { player: String, asked: String };
    "family-ask-ally" FamilyAskAlly { player: String, asked: String };
    "family-declined" FamilyDeclined { player: String };
    "family-asked-draw" FamilyAskedDraw { player: String };
    "family-asked-back" FamilyAskedBack { player: String };
    "family-asked-ally" FamilyAskedAlly { player: String, other: String };
    "family-moved" FamilyMoved { player: String, piece: PieceWord, from: SquareName, to: SquareName };
    "family-took" FamilyTook { player: String, piece: PieceWord, from: SquareName, taken: PieceWord, square: SquareName };
    "family-castled-short" FamilyCastledShort { player: String };
    "family-castled-long" FamilyCastledLong { player: String };
    "family-promoted" FamilyPromoted { player: String, piece: PieceWord, square: SquareName };
    "family-card-name" FamilyCardName { player: String, age: u32 };
    "family-to-move" FamilyToMove;
    "family-waiting" FamilyWaiting;
    "family-away" FamilyAway;
    "family-coming" FamilyComing;
    "family-is-out" FamilyIsOut;
    "family-has-won" FamilyHasWon;
    "family-in-check" FamilyInCheck { players: Vec<String> };
    "family-team" FamilyTeam { players: Vec<String> };
    "family-captured" FamilyCaptured { player: String };
    "family-leave" FamilyLeave;
    "family-return" FamilyReturn;
    "family-who-leaves" FamilyWhoLeaves;
    "family-leaves" FamilyLeaves { player: String };
    "family-check-hint" FamilyCheckHint;
    "family-check-late" FamilyCheckLate { player: String };
    "family-no-out" FamilyNoOut { player: String };
    "family-no-turn" FamilyNoTurn { player: String };
    "family-no-call" FamilyNoCall;
    "family-no-call-late" FamilyNoCallLate;
    "family-no-away" FamilyNoAway { player: String };
    "family-no-here" FamilyNoHere { player: String };
    "family-no-old" FamilyNoOld { most: u32 };
    "family-no-gap" FamilyNoGap { gap: u32 };
    "family-no-ages" FamilyNoAges;
    "family-no-asking" FamilyNoAsking;
    "family-no-allied" FamilyNoAllied;
    "family-no-partner" FamilyNoPartner;
    "family-no-parting" FamilyNoParting;
    "family-no-fixed" FamilyNoFixed;
    "family-no-conflict" FamilyNoConflict { rule: String, other: String };
    "family-no-past" FamilyNoPast;
    "family-no-change" FamilyNoChange;
    "family-no-rounds" FamilyNoRounds { moves: u32 };
    "family-supervisor" FamilySupervisor;
    "family-supervisor-line" FamilySupervisorLine;
    "family-normal" FamilyNormal { rule: String };
    "family-here" FamilyHere { rule: String };
    "family-same" FamilySame { rule: String };
    "family-take-back-now" FamilyTakeBackNow;
    "family-let-go" FamilyLetGo { player: String };
    "family-call-back" FamilyCallBack { player: String };
    "family-take-out" FamilyTakeOut { player: String };
    "family-declare" FamilyDeclare;
    "family-declare-win" FamilyDeclareWin { player: String };
    "family-declare-draw" FamilyDeclareDraw;
    "family-teams" FamilyTeams;
    "family-team-up" FamilyTeamUp { player: String };
    "family-part" FamilyPart { player: String };
    "family-teams-question" FamilyTeamsQuestion { player: String };
    "family-resign-sure" FamilyResignSure { player: String };
    "family-moves" FamilyMoves;
    "family-copy-game" FamilyCopyGame;
    "family-copied" FamilyCopied;
    "family-went-on" FamilyWentOn;
    "family-whole-screen" FamilyWholeScreen;
    "family-not-a-move" FamilyNotAMove;
    "family-not-yours" FamilyNotYours { piece: PieceWord, square: SquareName, army: SideWord, turn: SideWord };

    // The table.
    "table-choose-rules" TableChooseRules;
    "table-rules-fide" TableRulesFide;
    "table-rules-fide-says" TableRulesFideSays;
    "table-rules-fide-online" TableRulesFideOnline;
    "table-rules-fide-online-says" TableRulesFideOnlineSays;
    "table-rules-club" TableRulesClub;
    "table-rules-club-says" TableRulesClubSays;
    "table-rules-sheet" TableRulesSheet;
    "table-rules-sheet-says" TableRulesSheetSays;
    "table-rules-print-and-play" TableRulesPrintAndPlay;
    "table-rules-print-and-play-says" TableRulesPrintAndPlaySays;
    "table-rules-school" TableRulesSchool;
    "table-rules-school-says" TableRulesSchoolSays;
    "table-rules-family" TableRulesFamily;
    "table-rules-family-says" TableRulesFamilySays;
    "table-turn" TableTurn { side: SideWord };
    "table-touched" TableTouched { piece: PieceWord, square: SquareName };
    "table-confirm" TableConfirm;
    "table-will-offer" TableWillOffer;
    "table-offered" TableOffered { side: SideWord };
    "table-declined" TableDeclined { side: SideWord };
    "table-asks-back" TableAsksBack { side: SideWord };
    "table-stays-made" TableStaysMade { side: SideWord };
    "table-intends-threefold" TableIntendsThreefold;
    "table-intends-fifty" TableIntendsFifty;
    "table-says-check" TableSaysCheck;
    "table-check" TableCheck { side: SideWord };
    "table-what-claim" TableWhatClaim;
    "table-claim-threefold-next" TableClaimThreefoldNext;
    "table-claim-fifty-next" TableClaimFiftyNext;
    "table-resign-sure" TableResignSure { side: SideWord };
    "table-new-sure" TableNewSure;
    "table-replace-sure" TableReplaceSure;
    "button-yes-draw" ButtonYesDraw;
    "button-no-play-on" ButtonNoPlayOn;
    "button-offer-draw" ButtonOfferDraw;
    "button-claim-draw" ButtonClaimDraw;
    "button-resign" ButtonResign;
    "button-redo" ButtonRedo;
    "button-new-game" ButtonNewGame;
    "button-copy-position" ButtonCopyPosition;
    "button-copy-moves" ButtonCopyMoves;
    "button-paste" ButtonPaste;
    "button-ask-referee" ButtonAskReferee;
    "button-auto-turn" ButtonAutoTurn;
    "button-more-ways" ButtonMoreWays;
    "table-type" TableType;
    "table-no-moves" TableNoMoves;
    "table-copied-position" TableCopiedPosition;
    "table-copied-moves" TableCopiedMoves;
    "table-pasted" TablePasted;
    "table-paste-empty" TablePasteEmpty;
    "table-paste-position" TablePastePosition;
    "table-paste-move" TablePasteMove { number: u32, word: String };
    "table-moved" TableMoved { side: SideWord, piece: PieceWord, from: SquareName, to: SquareName };
    "table-took" TableTook { side: SideWord, piece: PieceWord, from: SquareName, taken: PieceWord, square: SquareName };
    "table-castled-short" TableCastledShort { side: SideWord };
    "table-castled-long" TableCastledLong { side: SideWord };
    "table-promoted" TablePromoted { side: SideWord, piece: PieceWord, square: SquareName };
    "table-took-back" TableTookBack { piece: PieceWord, from: SquareName, to: SquareName };
    "table-not-played" TableNotPlayed { piece: PieceWord, from: SquareName, to: SquareName };
    "table-event-offered" TableEventOffered { side: SideWord };
    "table-event-claimed" TableEventClaimed { side: SideWord };
    "table-event-resigned" TableEventResigned { side: SideWord };
    "table-event-agreed" TableEventAgreed;
    "table-event-said-check" TableEventSaidCheck { side: SideWord };
    "table-event-adjusted" TableEventAdjusted { side: SideWord, piece: PieceWord, square: SquareName };
    "button-adjust" ButtonAdjust;
    "table-adjusting" TableAdjusting;
    "table-adjusted" TableAdjusted { piece: PieceWord, square: SquareName };
    "table-claimer" TableClaimer { side: SideWord };
    "button-fifty-counter" ButtonFiftyCounter;
    "table-captured" TableCaptured { side: SideWord };

    // Animals that learners choose instead of a name.
    "animal-owl" AnimalOwl;
    "animal-fox" AnimalFox;
    "animal-bear" AnimalBear;
    "animal-hare" AnimalHare;
    "animal-frog" AnimalFrog;
    "animal-mouse" AnimalMouse;
    "animal-penguin" AnimalPenguin;
    "animal-turtle" AnimalTurtle;
    "learners-hello" LearnersHello;
    "learners-choose" LearnersChoose;
    "learners-change" LearnersChange { learner: String };
    "learners-name" LearnersName;
    "learners-privacy" LearnersPrivacy;
    "learners-add" LearnersAdd;
    "learners-guest" LearnersGuest;
    "learners-guest-line" LearnersGuestLine;
    "learners-edit" LearnersEdit { learner: String };
    "learners-save" LearnersSave;
    "learners-remove" LearnersRemove { learner: String };
    "learners-remove-question" LearnersRemoveQuestion { learner: String };
    "learners-remove-line" LearnersRemoveLine;
    "learners-keep" LearnersKeep;
    "learners-more" LearnersMore;
    "home-practice" HomePractice;
    "home-practice-line" HomePracticeLine;
    "home-about-foreign" HomeAboutForeign { language: String };
    "lesson-steps-title" LessonStepsTitle { lesson: String };
    "lesson-steps-line" LessonStepsLine;
    "lesson-step-number" LessonStepNumber { step: u32 };
    "button-all-steps" ButtonAllSteps;
    "lesson-learned" LessonLearned { about: String };
    "lesson-file-broken" LessonFileBroken;
    "lesson-words-broken" LessonWordsBroken { file: String };

    // Buttons.
    "button-start" ButtonStart;
    "button-continue" ButtonContinue;
    "button-play-again" ButtonPlayAgain;
    "button-next" ButtonNext;
    "button-next-lesson" ButtonNextLesson;
    "button-back" ButtonBack;
    "button-home" ButtonHome;
    "button-legal" ButtonLegal;
    "button-not-legal" ButtonNotLegal;
    "button-hint" ButtonHint;
    "button-read-aloud" ButtonReadAloud;
    "button-hint-of" ButtonHintOf { hint: u32, total: u32 };
    "button-take-back" ButtonTakeBack;
    "button-again" ButtonAgain;
    "button-show-rule" ButtonShowRule { article: String };
    "button-show-house-rule" ButtonShowHouseRule;
    "house-rule-heading" HouseRuleHeading;
    "button-got-it" ButtonGotIt;
    "button-close" ButtonClose;
    "button-flip" ButtonFlip;
    "button-done" ButtonDone;
    "button-i-count" ButtonICount { number: u32 };
    "button-fewer" ButtonFewer;
    "button-more" ButtonMore;
    "button-erase" ButtonErase;
    "button-play-me" ButtonPlayMe;
    "button-play-two" ButtonPlayTwo;
    "button-say-check" ButtonSayCheck;
    "button-agree-draw" ButtonAgreeDraw;
    "button-give-up" ButtonGiveUp { side: SideWord };

    // Show mode: a lesson before a class.
    "show-place" ShowPlace { step: u32, total: u32 };
    "show-leave" ShowLeave;
    "show-notes" ShowNotes;
    "show-no-notes" ShowNoNotes;
    "notes-window" NotesWindow;
    "notes-now" NotesNow;
    "notes-answer" NotesAnswer;
    "notes-hints" NotesHints;
    "notes-next" NotesNext;
    "notes-last" NotesLast;
    "notes-cover" NotesCover;
    "notes-uncover" NotesUncover;
    "vote-title" VoteTitle;
    "vote-reveal" VoteReveal;
    "vote-more" VoteMore;
    "vote-less" VoteLess;

    // What does nothing here, or cannot be taken in.
    "not-here-why" NotHereWhy;
    "not-here-vote" NotHereVote;
    "not-here-hint" NotHereHint;
    "not-here-refused" NotHereRefused;
    "not-here-key" NotHereKey;
    "dropped-folder" DroppedFolder { folder: String };
    "dropped-empty" DroppedEmpty { folder: String };
    "dropped-zip" DroppedZip { file: String };
    "dropped-other" DroppedOther { file: String };

    // A refused move that is made all the same.
    "anyway-try" AnywayTry;
    "anyway-back" AnywayBack;
    "anyway-taken" AnywayTaken { piece: PieceWord, square: SquareName };

    // A lesson by keyboard.
    "typed-empty" TypedEmpty;
    "typed-targets" TypedTargets { piece: PieceWord, from: SquareName, squares: Vec<SquareName> };
    "typed-no-targets" TypedNoTargets { piece: PieceWord, from: SquareName };
    "typed-pick-first" TypedPickFirst;

    // What happened in a lesson, line by line.
    "happened-title" HappenedTitle;
    "happened-copy" HappenedCopy;
    "happened-coach" HappenedCoach { said: String };
    "happened-answer" HappenedAnswer { answer: String };
    "happened-hint" HappenedHint;
    "happened-again" HappenedAgain;
    "happened-moved" HappenedMoved { side: SideWord, piece: PieceWord, from: SquareName, to: SquareName };
    "happened-tried" HappenedTried { piece: PieceWord, from: SquareName, to: SquareName };
    "happened-tried-empty" HappenedTriedEmpty { from: SquareName, to: SquareName };
    "happened-took-back" HappenedTookBack { piece: PieceWord, square: SquareName };
    "happened-chosen" HappenedChosen { square: SquareName };
    "happened-solved" HappenedSolved;

    // The card with the keys.
    "help-title" HelpTitle;
    "help-next" HelpNext;
    "help-shelf" HelpShelf;
    "help-press" HelpPress;
    "help-walk" HelpWalk;
    "help-jump" HelpJump;
    "help-typed" HelpTyped;
    "help-targets" HelpTargets;
    "help-show" HelpShow;
    "help-cancel" HelpCancel;
    "help-draw" HelpDraw;
    "help-on" HelpOn;
    "help-back" HelpBack;
    "help-why" HelpWhy;
    "help-vote" HelpVote;
    "help-arrows" HelpArrows;
    "help-blank" HelpBlank;
    "help-leave" HelpLeave;
    "help-move-on" HelpMoveOn;
    "help-move-back" HelpMoveBack;
    "help-why-not" HelpWhyNot;
    "key-arrows" KeyArrows;
    "key-pieces" KeyPieces;
    "key-typed" KeyTyped;
    "key-erase" KeyErase;
    "key-right" KeyRight;
    "key-on" KeyOn;
    "key-before" KeyBefore;
    "key-pages" KeyPages;

    // Answers to choose from.
    "answer-check" AnswerCheck;
    "answer-checkmate" AnswerCheckmate;
    "answer-stalemate" AnswerStalemate;
    "answer-dead-position" AnswerDeadPosition;
    "answer-play-on" AnswerPlayOn;
    "answer-threefold" AnswerThreefold;
    "answer-fifty-moves" AnswerFiftyMoves;
    "answer-nothing" AnswerNothing;
    "answer-light" AnswerLight;
    "answer-dark" AnswerDark;

    // Settings.
    "settings-title" SettingsTitle;
    "language-share" LanguageShare { percent: u32 };
    "settings-language" SettingsLanguage;
    "settings-theme" SettingsTheme;
    "settings-theme-light" SettingsThemeLight;
    "settings-theme-dark" SettingsThemeDark;
    "settings-theme-contrast" SettingsThemeContrast;
    "settings-dots" SettingsDots;
    "settings-motion" SettingsMotion;
    "settings-size" SettingsSize;
    "settings-percent" SettingsPercent { percent: u32 };
    "settings-board" SettingsBoard;
    "settings-board-green" SettingsBoardGreen;
    "settings-board-wood" SettingsBoardWood;
    "settings-pieces" SettingsPieces;
    "settings-pieces-drawn" SettingsPiecesDrawn;
    "settings-pieces-plain" SettingsPiecesPlain;
    "settings-left-handed" SettingsLeftHanded;
    "settings-sound" SettingsSound;
    "settings-speech" SettingsSpeech;
    "settings-on" SettingsOn;
    "settings-off" SettingsOff;
    "settings-licences" SettingsLicences;
    "settings-licences-say" SettingsLicencesSay { command: String };

    // The lesson screen.
    "step-of" StepOf { step: u32, total: u32 };
    "judge-question-castle" JudgeQuestionCastle { side: SideWord };
    "judge-question-move" JudgeQuestionMove { piece: PieceWord, from: SquareName, to: SquareName };
    "said-check" SaidCheck;
    "said-nothing" SaidNothing;
    "status-question" StatusQuestion { side: SideWord };
    "claim-next" ClaimNext { piece: PieceWord, to: SquareName };
    "name-square" NameSquare { square: SquareName };
    "name-file" NameFile { file: String };
    "name-rank" NameRank { rank: String };
    "name-light-or-dark" NameLightOrDark { square: SquareName };
    "write-here" WriteHere;
    "fact-times" FactTimes { times: u32 };
    "fact-plies" FactPlies { start: u32, moves: Vec<u32> };
    "fact-quiet" FactQuiet { moves: u32 };
    "fact-values" FactValues;
    "piece-letters" PieceLetters;
    "coach-tap-square" CoachTapSquare;
    "coach-pick-piece" CoachPickPiece;
    "coach-your-turn" CoachYourTurn { side: SideWord };
    "coach-try-it" CoachTryIt { piece: PieceWord, from: SquareName, to: SquareName };
    "coach-no-more-hints" CoachNoMoreHints;
    "coach-look-again-allowed" CoachLookAgainAllowed;
    "coach-look-again-forbidden" CoachLookAgainForbidden;
    "coach-legal-but-other" CoachLegalButOther;
    "coach-only-piece-moves" CoachOnlyPieceMoves { piece: PieceWord, square: SquareName };
    "coach-not-safe" CoachNotSafe { square: SquareName, men: Vec<Man> };
    "coach-hangs" CoachHangs { piece: PieceWord, square: SquareName, men: Vec<Man> };
    "coach-squares-more" CoachSquaresMore { left: u32 };
    "coach-not-this-square" CoachNotThisSquare { square: SquareName };
    "coach-found-before" CoachFoundBefore { square: SquareName };
    "coach-hint-piece" CoachHintPiece { piece: PieceWord, square: SquareName };
    "coach-hint-square" CoachHintSquare { square: SquareName };
    "coach-that-is-allowed" CoachThatIsAllowed;
    "coach-moves-more" CoachMovesMore { left: u32 };
    "coach-stars-left" CoachStarsLeft { left: u32 };
    "coach-check" CoachCheck { side: SideWord };
    "coach-try-freely" CoachTryFreely;
    "coach-tries-more" CoachTriesMore { left: u32 };
    "coach-next-of-line" CoachNextOfLine;
    "coach-what-is-it" CoachWhatIsIt;
    "coach-attacked" CoachAttacked;
    "coach-not-attacked" CoachNotAttacked;
    "coach-not-said" CoachNotSaid;
    "coach-has-move" CoachHasMove;
    "coach-no-move" CoachNoMove;
    "coach-can-win" CoachCanWin;
    "coach-nobody-wins" CoachNobodyWins;
    "coach-may-you-claim" CoachMayYouClaim;
    "coach-claim-there" CoachClaimThere;
    "coach-how-many" CoachHowMany;
    "coach-count-more" CoachCountMore { number: u32 };
    "coach-count-fewer" CoachCountFewer { number: u32 };
    "coach-write-move" CoachWriteMove;
    "coach-write-letters" CoachWriteLetters;
    "coach-plus-missing" CoachPlusMissing;
    "coach-hash-missing" CoachHashMissing;
    "coach-wrote-other" CoachWroteOther { piece: PieceWord, from: SquareName, to: SquareName };
    "coach-set-up" CoachSetUp;
    "coach-set-up-where" CoachSetUpWhere { piece: PieceWord };
    "coach-set-up-pick" CoachSetUpPick;
    "coach-set-up-taken" CoachSetUpTaken { square: SquareName };
    "coach-set-up-elsewhere" CoachSetUpElsewhere { piece: PieceWord, square: SquareName };
    "coach-set-up-more" CoachSetUpMore { left: u32 };
    "coach-choose" CoachChoose;
    "coach-choose-again" CoachChooseAgain;
    "coach-that-is-square" CoachThatIsSquare { square: SquareName };
    "coach-color-again" CoachColorAgain;
    "coach-name-more" CoachNameMore { left: u32 };
    "coach-say-check" CoachSayCheck;
    "coach-other-way-run" CoachOtherWayRun;
    "coach-other-way-block" CoachOtherWayBlock;
    "coach-other-way-take" CoachOtherWayTake;
    "promotion-question" PromotionQuestion { square: SquareName };
    "promotion-piece" PromotionPiece { piece: PieceWord };

    // Success, named by what was done.
    "done-squares" DoneSquares { found: u32 };
    "done-stars" DoneStars { moves: u32 };
    "done-stars-more" DoneStarsMore { moves: u32, best: u32 };
    "done-captures" DoneCaptures { moves: u32 };
    "done-captures-more" DoneCapturesMore { moves: u32, best: u32 };
    "done-move" DoneMove { piece: PieceWord, to: SquareName };
    "done-capture" DoneCapture { piece: PieceWord, captured: PieceWord, to: SquareName };
    "done-castle" DoneCastle { king: SquareName, rook: SquareName };
    "done-en-passant" DoneEnPassant { to: SquareName, pawn: SquareName };
    "done-promotion" DonePromotion { piece: PieceWord, to: SquareName };
    "done-check" DoneCheck { piece: PieceWord, to: SquareName };
    "done-checkmate" DoneCheckmate { piece: PieceWord, to: SquareName };
    "done-all-moves" DoneAllMoves { found: u32 };
    "done-judged-legal" DoneJudgedLegal;
    "done-judged-not-legal" DoneJudgedNotLegal;
    "done-refused" DoneRefused;
    "done-tries" DoneTries { moves: u32 };
    "done-line" DoneLine;
    "done-status-check" DoneStatusCheck { side: SideWord };
    "done-status-play-on" DoneStatusPlayOn;
    "done-claim" DoneClaim;
    "done-claim-nothing" DoneClaimNothing;
    "done-count" DoneCount { number: u32 };
    "done-written" DoneWritten { san: String };
    "done-set-up" DoneSetUp;
    "done-chosen" DoneChosen;
    "done-named" DoneNamed { found: u32 };
    "done-pawn-across" DonePawnAcross { side: SideWord };
    "done-all-taken" DoneAllTaken { side: SideWord };
    "done-no-move" DoneNoMove { side: SideWord };
    "done-game-lost" DoneGameLost;
    "lesson-done" LessonDone { lesson: String };
    "lesson-done-stars" LessonDoneStars { stars: u32 };
    "lesson-star-two" LessonStarTwo;
    "lesson-star-three" LessonStarThree;
    "lesson-real-board" LessonRealBoard;

    // Castling lights.
    "light-king-home" LightKingHome;
    "light-rook-home" LightRookHome;
    "light-path-free" LightPathFree;
    "light-no-check" LightNoCheck;
    "light-way-safe" LightWaySafe;
    "light-goal-safe" LightGoalSafe;

    // The board in words.
    "board-side" BoardSide { side: SideWord };
    "piece-name" PieceName { piece: PieceWord };

    // "Am I allowed?": the board that is put up, what is amiss with it, and the answers.
    "referee-put-up" RefereePutUp;
    "referee-put-up-holding" RefereePutUpHolding { side: SideWord, piece: PieceWord };
    "referee-put-up-removing" RefereePutUpRemoving;
    "referee-put-up-moving" RefereePutUpMoving { piece: PieceWord, square: SquareName };
    "referee-fits" RefereeFits;
    "referee-ask" RefereeAsk;
    "referee-ask-target" RefereeAskTarget { piece: PieceWord, square: SquareName };
    "referee-mend-first" RefereeMendFirst;
    "referee-phase-put-up" RefereePhasePutUp;
    "referee-phase-ask" RefereePhaseAsk;
    "referee-remove" RefereeRemove;
    "referee-start" RefereeStart;
    "referee-empty" RefereeEmpty;
    "referee-undo" RefereeUndo;
    "referee-copy" RefereeCopy;
    "referee-copied" RefereeCopied;
    "referee-paste" RefereePaste;
    "referee-pasted" RefereePasted;
    "referee-play-on" RefereePlayOn;
    "referee-play-it" RefereePlayIt;
    "referee-played" RefereePlayed;
    "referee-ask-for" RefereeAskFor { side: SideWord };
    "referee-rules" RefereeRules { rules: String };
    "referee-whose-turn" RefereeWhoseTurn;
    "referee-before" RefereeBefore;
    "referee-before-nothing" RefereeBeforeNothing;
    "referee-earlier" RefereeEarlier;
    "referee-ask-moved" RefereeAskMoved { side: SideWord, square: SquareName };
    "referee-ask-passed" RefereeAskPassed { from: SquareName, to: SquareName };
    "referee-ask-said" RefereeAskSaid;
    "referee-turn" RefereeTurn { side: SideWord };
    "referee-cannot-win" RefereeCannotWin { side: SideWord };
    "referee-no-king" RefereeNoKing { side: SideWord };
    "referee-many-kings" RefereeManyKings { side: SideWord, squares: Vec<SquareName> };
    "referee-pawns" RefereePawns { squares: Vec<SquareName> };
    "referee-open-king" RefereeOpenKing { side: SideWord, square: SquareName, men: Vec<Man> };
    "referee-no-castling" RefereeNoCastling { side: SideWord, squares: Vec<SquareName> };
    "referee-not-passed" RefereeNotPassed { square: SquareName };
    "referee-mend-king" RefereeMendKing { side: SideWord };
    "referee-mend-turn" RefereeMendTurn { side: SideWord };
    "referee-mend-remove" RefereeMendRemove;
    "referee-mend-castling" RefereeMendCastling;
    "referee-mend-passed" RefereeMendPassed;
    "referee-yes-move" RefereeYesMove { piece: PieceWord, from: SquareName, to: SquareName };
    "referee-yes-take" RefereeYesTake { piece: PieceWord, captured: PieceWord, to: SquareName };
    "referee-yes-castle" RefereeYesCastle { to: SquareName, rook: SquareName, lands: SquareName };
    "referee-yes-en-passant" RefereeYesEnPassant { to: SquareName, square: SquareName };
    "referee-yes-promote" RefereeYesPromote { to: SquareName, piece: PieceWord };
    "referee-yes-take-and-promote" RefereeYesTakeAndPromote { captured: PieceWord, to: SquareName, piece: PieceWord };
    "referee-fen-empty" RefereeFenEmpty;
    "referee-fen-rows" RefereeFenRows { rows: u32 };
    "referee-fen-row" RefereeFenRow { row: u32, squares: u32 };
    "referee-fen-letter" RefereeFenLetter { letter: String, place: u32 };
    "referee-fen-turn" RefereeFenTurn { part: String };
    "referee-fen-castling" RefereeFenCastling { part: String };
    "referee-fen-passed" RefereeFenPassed { part: String };
    "referee-fen-clock" RefereeFenClock { part: String };
    "referee-fen-more" RefereeFenMore { part: String };

    // Worksheets on paper.
    "poster-castling" PosterCastling;
    "poster-check" PosterCheck;
    "poster-endings" PosterEndings;
    "poster-castle-free" PosterCastleFree;
    "poster-castle-between" PosterCastleBetween;
    "poster-castle-out" PosterCastleOut;
    "poster-castle-through" PosterCastleThrough;
    "poster-castle-into" PosterCastleInto;
    "poster-castle-rook" PosterCastleRook;
    "poster-check-run" PosterCheckRun;
    "poster-check-block" PosterCheckBlock;
    "poster-check-take" PosterCheckTake;
    "poster-check-stay" PosterCheckStay;
    "poster-check-knight" PosterCheckKnight;
    "poster-check-double" PosterCheckDouble;
    "poster-by-itself" PosterByItself;
    "poster-by-claim" PosterByClaim;
    "poster-by-words" PosterByWords;
    "certificate-title" CertificateTitle;
    "certificate-learned" CertificateLearned;
    "certificate-signed" CertificateSigned;
    "paper-name" PaperName;
    "paper-date" PaperDate;
    "paper-page" PaperPage { page: u32, total: u32 };
    "paper-remember" PaperRemember;
    "paper-turn" PaperTurn { side: SideWord };
    "paper-played" PaperPlayed { moves: String };
    "paper-cross" PaperCross;
    "paper-mark" PaperMark;
    "paper-draw" PaperDraw;
    "paper-moves" PaperMoves;
    "paper-answer" PaperAnswer;
    "paper-why-not" PaperWhyNot;
    "paper-real-board" PaperRealBoard;
    "paper-answers" PaperAnswers;
    "paper-for-teacher" PaperForTeacher;
    "paper-fewest" PaperFewest { moves: u32 };
    "paper-article" PaperArticle { article: String };
    "paper-as-on-board" PaperAsOnBoard;
    "paper-open" PaperOpen;

    // Notices from storage.
    "notice-restored" NoticeRestored { file: String, aside: String };
    "notice-set-aside" NoticeSetAside { file: String, aside: String };
    "notice-newer" NoticeNewer { file: String };
    "notice-unreadable" NoticeUnreadable { file: String, cause: String };
    "unsaved-stars" UnsavedStars { cause: String };
    "unsaved-game" UnsavedGame { cause: String };
    "unsaved-learners" UnsavedLearners { cause: String };
    "unsaved-settings" UnsavedSettings { cause: String };
    "notice-in-use" NoticeInUse;
    "notice-no-folder" NoticeNoFolder;

    // Lessons with mistakes, and the command line.
    "problems-notice" ProblemsNotice { lessons: u32 };
    "quoted" Quoted { text: String };
    "problems-title" ProblemsTitle;
    "problems-none" ProblemsNone;
    "problems-place" ProblemsPlace { line: u32, column: u32 };
    "cli-no-display" CliNoDisplay { missing: String };
    "cli-no-answer" CliNoAnswer { display: String };
    "cli-no-window" CliNoWindow { cause: String };
    "cli-broke-down" CliBrokeDown { report: String };
    "cli-no-gui" CliNoGui;
    "cli-no-folder" CliNoFolder { folder: String };
    "cli-no-lesson" CliNoLesson { lesson: String };
    "cli-no-lesson-near" CliNoLessonNear { lesson: String, near: String };
    "cli-no-language" CliNoLanguage { language: String };

    // Moves that somebody typed, and the marks on a board drawn in text.
    "cli-may-move" CliMayMove { piece: PieceWord, from: SquareName, to: SquareName };
    "cli-not-a-move" CliNotAMove;
    "cli-which-piece" CliWhichPiece { squares: Vec<SquareName> };
    "cli-no-such-piece" CliNoSuchPiece { piece: PieceWord };
    "cli-nothing-captured" CliNothingCaptured { square: SquareName };
    "cli-written" CliWritten { written: String };
    "mark-attacks" MarkAttacks;
    "mark-line" MarkLine;
    "mark-danger" MarkDanger;
    "mark-about" MarkAbout;
    "mark-gone" MarkGone;
    "mark-allowed" MarkAllowed;
    "mark-moved" MarkMoved;

    // How a game ends.
    "ending-checkmate" EndingCheckmate { side: SideWord, men: Vec<Man> };
    "ending-checkmate-of-several" EndingCheckmateOfSeveral { side: SideWord, men: Vec<Man> };
    "ending-stalemate" EndingStalemate { side: SideWord };
    "ending-dead-position" EndingDeadPosition;
    "ending-dead-position-men" EndingDeadPositionMen { men: Vec<Man> };
    "ending-fivefold" EndingFivefold;
    "ending-seventy-five" EndingSeventyFive;
    "ending-threefold" EndingThreefold;
    "ending-fifty-moves" EndingFiftyMoves;
    "ending-threefold-moves" EndingThreefoldMoves;
    "ending-threefold-at-once" EndingThreefoldAtOnce;
    "ending-threefold-pieces" EndingThreefoldPieces;
    "ending-fivefold-pieces" EndingFivefoldPieces;
    "ending-fifty-moves-at-once" EndingFiftyMovesAtOnce;
    "ending-fifty-moves-reset" EndingFiftyMovesReset;
    "ending-seventy-five-reset" EndingSeventyFiveReset;
    "ending-agreement" EndingAgreement;
    "ending-resignation" EndingResignation { side: SideWord };
    "ending-resignation-draw" EndingResignationDraw;

    // Claims, touched pieces, checks that were not said.
    "claim-off" ClaimOff;
    "claim-agreement-off" ClaimAgreementOff;
    "claim-resign-off" ClaimResignOff;
    "claim-not-your-turn" ClaimNotYourTurn { side: SideWord };
    "claim-not-your-move" ClaimNotYourMove { side: SideWord };
    "claim-count-too-low" ClaimCountTooLow { times: u32 };
    "claim-count-too-low-then" ClaimCountTooLowThen { times: u32, piece: PieceWord, to: SquareName };
    "claim-moves-too-low" ClaimMovesTooLow { times: u32 };
    "claim-moves-too-low-then" ClaimMovesTooLowThen { times: u32, piece: PieceWord, to: SquareName };
    "claim-pieces-too-low" ClaimPiecesTooLow { times: u32 };
    "claim-pieces-too-low-then" ClaimPiecesTooLowThen { times: u32, piece: PieceWord, to: SquareName };
    "claim-fifty-too-low" ClaimFiftyTooLow { moves: u32 };
    "claim-fifty-too-low-then" ClaimFiftyTooLowThen { moves: u32, piece: PieceWord, to: SquareName };
    "claim-fifty-reset-too-low" ClaimFiftyResetTooLow { moves: u32 };
    "claim-fifty-reset-too-low-then" ClaimFiftyResetTooLowThen { moves: u32, piece: PieceWord, to: SquareName };
    "claim-lost-by-touch" ClaimLostByTouch;
    "claim-too-early" ClaimTooEarly;
    "claim-several-left" ClaimSeveralLeft;
    "touched-piece-must-move" TouchedPieceMustMove { piece: PieceWord, square: SquareName };
    "touched-piece-must-move-castle" TouchedPieceMustMoveCastle;
    "touched-piece-must-be-captured" TouchedPieceMustBeCaptured { piece: PieceWord, square: SquareName };
    "touched-piece-must-be-captured-with" TouchedPieceMustBeCapturedWith { piece: PieceWord, square: SquareName, by: PieceWord };
    "released-final" ReleasedFinal { piece: PieceWord, square: SquareName };
    "nothing-released" NothingReleased;
    "takeback-never" TakebackNever;
    "takeback-needs-consent" TakebackNeedsConsent;
    "check-forgotten" CheckForgotten;
    "check-does-not-bind" CheckDoesNotBind;

    // Why a move is refused: `reason-<code>`, some in more than one way.
    "reason-game-over" ReasonGameOver { side: SideWord };
    "reason-game-over-stalemate" ReasonGameOverStalemate { side: SideWord };
    "reason-game-over-dead-position" ReasonGameOverDeadPosition;
    "reason-game-over-fivefold" ReasonGameOverFivefold;
    "reason-game-over-seventy-five" ReasonGameOverSeventyFive;
    "reason-game-over-threefold" ReasonGameOverThreefold;
    "reason-game-over-fifty-moves" ReasonGameOverFiftyMoves;
    "reason-game-over-agreement" ReasonGameOverAgreement;
    "reason-game-over-resignation" ReasonGameOverResignation { side: SideWord };
    "reason-game-over-resignation-draw" ReasonGameOverResignationDraw;
    "reason-no-piece" ReasonNoPiece { square: SquareName };
    "reason-not-your-piece" ReasonNotYourPiece { piece: PieceWord, square: SquareName, side: SideWord };
    "reason-same-square" ReasonSameSquare { square: SquareName };
    "reason-castle-king-moved" ReasonCastleKingMoved;
    "reason-castle-king-moved-castled" ReasonCastleKingMovedCastled;
    "reason-castle-rook-captured" ReasonCastleRookCaptured { square: SquareName, piece: PieceWord };
    "reason-castle-rook-moved" ReasonCastleRookMoved { square: SquareName };
    "reason-castle-no-rook" ReasonCastleNoRook { square: SquareName };
    "reason-castle-no-rook-other" ReasonCastleNoRookOther { square: SquareName, piece: PieceWord };
    "reason-castle-right-lost" ReasonCastleRightLost { square: SquareName };
    "reason-castle-pieces-between" ReasonCastlePiecesBetween { men: Vec<Man> };
    "reason-castle-out-of-check" ReasonCastleOutOfCheck { men: Vec<Man> };
    "reason-castle-through-check" ReasonCastleThroughCheck { square: SquareName, men: Vec<Man> };
    "reason-castle-into-check" ReasonCastleIntoCheck { square: SquareName, men: Vec<Man> };
    "reason-own-piece-on-target" ReasonOwnPieceOnTarget { piece: PieceWord, square: SquareName };
    "reason-king-on-rook" ReasonKingOnRook { square: SquareName };
    "reason-king-on-rook-away" ReasonKingOnRookAway { square: SquareName, home: SquareName };
    "reason-piece-cant-move-that-way" ReasonPieceCantMoveThatWay { piece: PieceWord, from: SquareName, to: SquareName };
    "reason-path-blocked" ReasonPathBlocked { piece: PieceWord, blocker: PieceWord, square: SquareName };
    "reason-path-blocked-own" ReasonPathBlockedOwn { piece: PieceWord, blocker: PieceWord, square: SquareName };
    "reason-king-too-far" ReasonKingTooFar { from: SquareName, to: SquareName };
    "reason-king-too-far-castle" ReasonKingTooFarCastle { square: SquareName };
    "reason-pawn-backward" ReasonPawnBackward { from: SquareName };
    "reason-pawn-sideways" ReasonPawnSideways { from: SquareName };
    "reason-pawn-double-not-from-start" ReasonPawnDoubleNotFromStart { from: SquareName, rank: u32 };
    "reason-pawn-double-not-from-start-at-the-side" ReasonPawnDoubleNotFromStartAtTheSide { from: SquareName };
    "reason-pawn-too-far" ReasonPawnTooFar { from: SquareName, to: SquareName };
    "reason-pawn-too-far-for-two" ReasonPawnTooFarForTwo { from: SquareName, to: SquareName };
    "reason-pawn-cant-move-that-way" ReasonPawnCantMoveThatWay { from: SquareName, to: SquareName };
    "reason-pawn-double-blocked" ReasonPawnDoubleBlocked { piece: PieceWord, square: SquareName };
    "reason-pawn-cant-capture-straight" ReasonPawnCantCaptureStraight { piece: PieceWord, square: SquareName };
    "reason-pawn-cant-capture-straight-but" ReasonPawnCantCaptureStraightBut { square: SquareName, captures: Vec<SquareName> };
    "reason-ep-not-a-pawn" ReasonEpNotAPawn { piece: PieceWord, square: SquareName };
    "reason-ep-chance-lost" ReasonEpChanceLost { square: SquareName };
    "reason-ep-pawn-did-not-double-step" ReasonEpPawnDidNotDoubleStep { from: SquareName, square: SquareName };
    "reason-ep-not-available" ReasonEpNotAvailable { square: SquareName };
    "reason-pawn-diagonal-needs-capture" ReasonPawnDiagonalNeedsCapture { square: SquareName };
    "reason-ep-beside-only" ReasonEpBesideOnly { square: SquareName };
    "reason-ep-next-only" ReasonEpNextOnly { square: SquareName };
    "reason-cant-capture-king" ReasonCantCaptureKing { square: SquareName };
    "reason-king-captures-protected" ReasonKingCapturesProtected { piece: PieceWord, square: SquareName, men: Vec<Man> };
    "reason-king-next-to-king" ReasonKingNextToKing { king: SquareName, square: SquareName };
    "reason-king-stays-on-line" ReasonKingStaysOnLine { piece: PieceWord, from: SquareName, square: SquareName };
    "reason-king-into-attack" ReasonKingIntoAttack { square: SquareName, men: Vec<Man> };
    "reason-double-check-king-must-move" ReasonDoubleCheckKingMustMove { men: Vec<Man> };
    "reason-still-in-check" ReasonStillInCheck { piece: PieceWord, square: SquareName, ways: Ways };
    "reason-ep-exposes-king" ReasonEpExposesKing { men: Vec<Man> };
    "reason-ep-exposes-king-alone" ReasonEpExposesKingAlone { piece: PieceWord, square: SquareName, men: Vec<Man> };
    "reason-pinned" ReasonPinned { piece: PieceWord, square: SquareName, men: Vec<Man> };
    "reason-pinned-line" ReasonPinnedLine { piece: PieceWord, square: SquareName, men: Vec<Man> };
    "reason-promotion-piece-missing" ReasonPromotionPieceMissing { square: SquareName };
    "reason-promotion-piece-invalid" ReasonPromotionPieceInvalid { piece: PieceWord };
    "reason-promotion-not-allowed" ReasonPromotionNotAllowed { square: SquareName };
    "reason-promotion-row-here" ReasonPromotionRowHere { square: SquareName };
    "reason-promotion-row-not" ReasonPromotionRowNot { square: SquareName };
    "reason-off-board" ReasonOffBoard;
    "reason-ally-piece-on-target" ReasonAllyPieceOnTarget { piece: PieceWord, square: SquareName };
    "reason-path-crosses-corner" ReasonPathCrossesCorner { piece: PieceWord, from: SquareName, to: SquareName };
    "reason-corner-squeeze" ReasonCornerSqueeze { piece: PieceWord, from: SquareName, to: SquareName };
    "reason-absent-only-pawns-may-capture" ReasonAbsentOnlyPawnsMayCapture { piece: PieceWord, square: SquareName };
    "reason-rule3-king-double-attack" ReasonRule3KingDoubleAttack { king: SquareName, men: Vec<Man> };
    "reason-sleepers-guard" ReasonSleepersGuard { men: Vec<Man> };
    "reason-commanded-guard" ReasonCommandedGuard { men: Vec<Man> };

    // The law cards behind "Show me the rule".
    "rule-title" RuleTitle { article: String };
    "rule-turns" RuleTurns;
    "rule-capture" RuleCapture;
    "rule-bishop" RuleBishop;
    "rule-rook" RuleRook;
    "rule-queen" RuleQueen;
    "rule-no-jump" RuleNoJump;
    "rule-knight" RuleKnight;
    "rule-pawn" RulePawn;
    "rule-pawn-step" RulePawnStep;
    "rule-pawn-double" RulePawnDouble;
    "rule-pawn-capture" RulePawnCapture;
    "rule-en-passant" RuleEnPassant;
    "rule-en-passant-now" RuleEnPassantNow;
    "rule-promotion" RulePromotion;
    "rule-king" RuleKing;
    "rule-castling" RuleCastling;
    "rule-castling-never" RuleCastlingNever;
    "rule-castling-now" RuleCastlingNow;
    "rule-check" RuleCheck;
    "rule-king-stays" RuleKingStays;
    "rule-checkmate" RuleCheckmate;
    "rule-stalemate" RuleStalemate;
    "rule-dead-position" RuleDeadPosition;
    "rule-fivefold" RuleFivefold;
    "rule-seventy-five" RuleSeventyFive;
    "rule-threefold" RuleThreefold;
    "rule-fifty-moves" RuleFiftyMoves;
    "rule-agreement" RuleAgreement;
    "rule-resignation" RuleResignation;
    "rule-claims" RuleClaims;
    "rule-touch-move" RuleTouchMove;
    "rule-release" RuleRelease;
    "rule-castle-touch" RuleCastleTouch;

    // House rules: the key, and how each value reads.
    "house-repetition" HouseRepetition;
    "house-repetition-fide-position" HouseRepetitionFidePosition;
    "house-repetition-club-sequence" HouseRepetitionClubSequence;
    "house-repetition-automatic" HouseRepetitionAutomatic;
    "house-same-position" HouseSamePosition;
    "house-same-position-fide" HouseSamePositionFide;
    "house-same-position-disposition-only" HouseSamePositionDispositionOnly;
    "house-fifty-reset" HouseFiftyReset;
    "house-fifty-reset-pawn-or-capture" HouseFiftyResetPawnOrCapture;
    "house-fifty-reset-promotion-or-capture" HouseFiftyResetPromotionOrCapture;
    "house-fifty-effect" HouseFiftyEffect;
    "house-fifty-effect-claim" HouseFiftyEffectClaim;
    "house-fifty-effect-automatic" HouseFiftyEffectAutomatic;
    "house-fivefold" HouseFivefold;
    "house-fivefold-on" HouseFivefoldOn;
    "house-fivefold-off" HouseFivefoldOff;
    "house-seventy-five" HouseSeventyFive;
    "house-seventy-five-on" HouseSeventyFiveOn;
    "house-seventy-five-off" HouseSeventyFiveOff;
    "house-claims" HouseClaims;
    "house-claims-on" HouseClaimsOn;
    "house-claims-off" HouseClaimsOff;
    "house-claim-by" HouseClaimBy;
    "house-claim-by-player-to-move" HouseClaimByPlayerToMove;
    "house-claim-by-any-player" HouseClaimByAnyPlayer;
    "house-dead-position" HouseDeadPosition;
    "house-dead-position-full" HouseDeadPositionFull;
    "house-dead-position-material-four" HouseDeadPositionMaterialFour;
    "house-dead-position-off" HouseDeadPositionOff;
    "house-agreement" HouseAgreement;
    "house-agreement-on" HouseAgreementOn;
    "house-agreement-off" HouseAgreementOff;
    "house-resign" HouseResign;
    "house-resign-on" HouseResignOn;
    "house-resign-off" HouseResignOff;
    "house-resign-vs-unwinnable" HouseResignVsUnwinnable;
    "house-resign-vs-unwinnable-draw" HouseResignVsUnwinnableDraw;
    "house-resign-vs-unwinnable-loss" HouseResignVsUnwinnableLoss;
    "house-promotion-set" HousePromotionSet;
    "house-promotion-set-qrbn" HousePromotionSetQrbn;
    "house-promotion-set-qrbnp" HousePromotionSetQrbnp;
    "house-promotion-compulsory" HousePromotionCompulsory;
    "house-promotion-compulsory-true" HousePromotionCompulsoryTrue;
    "house-promotion-compulsory-false" HousePromotionCompulsoryFalse;
    "house-touch" HouseTouch;
    "house-touch-touch-move" HouseTouchTouchMove;
    "house-touch-release-final" HouseTouchReleaseFinal;
    "house-touch-free-until-confirm" HouseTouchFreeUntilConfirm;
    "house-takeback" HouseTakeback;
    "house-takeback-never" HouseTakebackNever;
    "house-takeback-opponent-agrees" HouseTakebackOpponentAgrees;
    "house-takeback-free" HouseTakebackFree;
    "house-announce-check" HouseAnnounceCheck;
    "house-announce-check-off" HouseAnnounceCheckOff;
    "house-announce-check-courtesy" HouseAnnounceCheckCourtesy;
    "house-announce-check-required-to-bind" HouseAnnounceCheckRequiredToBind;
    "house-check-call" HouseCheckCall;
    "house-check-call-by-hand" HouseCheckCallByHand;
    "house-check-call-auto" HouseCheckCallAuto;
    "house-call-window" HouseCallWindow;
    "house-call-window-next-move" HouseCallWindowNextMove;
    "house-call-window-until-victim-moves" HouseCallWindowUntilVictimMoves;
    "house-silent-check-capture" HouseSilentCheckCapture;
    "house-silent-check-capture-false" HouseSilentCheckCaptureFalse;
    "house-silent-check-capture-true" HouseSilentCheckCaptureTrue;
    "house-double-step" HouseDoubleStep;
    "house-double-step-first-move" HouseDoubleStepFirstMove;
    "house-double-step-any-time" HouseDoubleStepAnyTime;
    "house-ep-geometry" HouseEpGeometry;
    "house-ep-geometry-attacks-x" HouseEpGeometryAttacksX;
    "house-ep-geometry-beside-y" HouseEpGeometryBesideY;
    "house-ep-window" HouseEpWindow;
    "house-ep-window-until-movers-turn" HouseEpWindowUntilMoversTurn;
    "house-ep-window-next-player-only" HouseEpWindowNextPlayerOnly;
    "house-ep-takes-both" HouseEpTakesBoth;
    "house-ep-takes-both-false" HouseEpTakesBothFalse;
    "house-ep-takes-both-true" HouseEpTakesBothTrue;
    "house-promotion-row" HousePromotionRow;
    "house-promotion-row-end-of-line" HousePromotionRowEndOfLine;
    "house-promotion-row-far-row-only" HousePromotionRowFarRowOnly;
    "house-promotion-row-own-8th" HousePromotionRowOwn8th;
    "house-promotion-row-any-enemy-back-row" HousePromotionRowAnyEnemyBackRow;
    "house-corner-squeeze" HouseCornerSqueeze;
    "house-corner-squeeze-true" HouseCornerSqueezeTrue;
    "house-corner-squeeze-false" HouseCornerSqueezeFalse;
    "house-setup" HouseSetup;
    "house-setup-mirror" HouseSetupMirror;
    "house-setup-rotate" HouseSetupRotate;
    "house-restore-pawn" HouseRestorePawn;
    "house-restore-pawn-false" HouseRestorePawnFalse;
    "house-restore-pawn-true" HouseRestorePawnTrue;
    "house-rule3" HouseRule3;
    "house-rule3-off" HouseRule3Off;
    "house-rule3-forbid" HouseRule3Forbid;
    "house-rule3-answer-one" HouseRule3AnswerOne;
    "house-rule3-solo-mate" HouseRule3SoloMate;
    "house-team-counts-as-one" HouseTeamCountsAsOne;
    "house-team-counts-as-one-false" HouseTeamCountsAsOneFalse;
    "house-team-counts-as-one-true" HouseTeamCountsAsOneTrue;
    "house-absent" HouseAbsent;
    "house-absent-never" HouseAbsentNever;
    "house-absent-both" HouseAbsentBoth;
    "house-absent-gap-only" HouseAbsentGapOnly;
    "house-absent-age-only" HouseAbsentAgeOnly;
    "house-absent-supervisor-ok" HouseAbsentSupervisorOk;
    "house-absent-attack" HouseAbsentAttack;
    "house-absent-attack-false" HouseAbsentAttackFalse;
    "house-absent-attack-true" HouseAbsentAttackTrue;
    "house-absent-counts-alive" HouseAbsentCountsAlive;
    "house-absent-counts-alive-true" HouseAbsentCountsAliveTrue;
    "house-absent-counts-alive-false" HouseAbsentCountsAliveFalse;
    "house-alliances" HouseAlliances;
    "house-alliances-informal" HouseAlliancesInformal;
    "house-alliances-formal" HouseAlliancesFormal;
    "house-alliances-fixed" HouseAlliancesFixed;
    "house-mated-army" HouseMatedArmy;
    "house-mated-army-statues" HouseMatedArmyStatues;
    "house-mated-army-remove" HouseMatedArmyRemove;
    "house-mated-army-captured-by-mater" HouseMatedArmyCapturedByMater;
    "house-stalemate" HouseStalemate;
    "house-stalemate-draw-all" HouseStalemateDrawAll;
    "house-stalemate-pass" HouseStalematePass;
    "house-stalemate-out" HouseStalemateOut;
    "house-supervisor" HouseSupervisor;
    "house-supervisor-false" HouseSupervisorFalse;
    "house-supervisor-true" HouseSupervisorTrue;

    // The rulebook: its screen.
    "book-search" BookSearch;
    "book-nothing" BookNothing { query: String };
    "book-allowed" BookAllowed;
    "book-not-allowed" BookNotAllowed;
    "book-not-yet" BookNotYet;
    "book-ends" BookEnds;
    "book-draw" BookDraw;
    "book-goes-on" BookGoesOn;
    "book-before" BookBefore { moves: String };
    "book-look" BookLook;
    "book-written" BookWritten { san: String };
    "book-try-promotion" BookTryPromotion { piece: PieceWord, from: SquareName, to: SquareName };
    "book-yes" BookYes;
    "book-touched" BookTouched { piece: PieceWord, square: SquareName };
    "book-adjusted" BookAdjusted { piece: PieceWord, square: SquareName };
    "book-press" BookPress { action: String };
    "book-unsaid" BookUnsaid;
    "book-under" BookUnder { rules: String };
    "book-normal" BookNormal;
    "book-option" BookOption { name: String, reading: String };
    "book-claim-threefold" BookClaimThreefold;
    "book-claim-fifty" BookClaimFifty;
    "book-took-back" BookTookBack;
    "book-house" BookHouse;
    "book-laws" BookLaws;
    "book-family" BookFamily;
    "book-sheets" BookSheets;
    "book-lessons" BookLessons;
    "book-words" BookWords;
    "book-cards" BookCards;
    "book-more" BookMore;
    "book-glossary" BookGlossary;

    // The rulebook: chapters.
    "chapter-board" ChapterBoard;
    "chapter-pieces" ChapterPieces;
    "chapter-pawn" ChapterPawn;
    "chapter-check" ChapterCheck;
    "chapter-castling" ChapterCastling;
    "chapter-ending" ChapterEnding;
    "chapter-together" ChapterTogether;
    "chapter-writing" ChapterWriting;
    "chapter-manners" ChapterManners;
    "chapter-family" ChapterFamily;
    "chapter-words" ChapterWords;

    // The rulebook: house rules: what they are called, and where they come from.
    "profile-fide" ProfileFide;
    "profile-fide-online" ProfileFideOnline;
    "profile-club" ProfileClub;
    "profile-sheet" ProfileSheet;
    "profile-print-and-play" ProfilePrintAndPlay;
    "profile-school" ProfileSchool;
    "profile-family" ProfileFamily;
    "origin-fide" OriginFide;
    "origin-fide-online" OriginFideOnline;
    "origin-club" OriginClub;
    "origin-sheet" OriginSheet;
    "origin-print-and-play" OriginPrintAndPlay;
    "origin-school" OriginSchool;
    "origin-family" OriginFamily;

    // The rulebook: what some rule sheets say, and what holds.
    "sheet-knight-castles" SheetKnightCastles;
    "sheet-next-to-rook" SheetNextToRook;
    "sheet-take-king" SheetTakeKing;
    "sheet-reach" SheetReach;
    "sheet-any-in-check" SheetAnyInCheck;
    "sheet-stalemate-twice" SheetStalemateTwice;
    "sheet-may-promote" SheetMayPromote;
    "sheet-tip-king" SheetTipKing;
    "sheet-family-board" SheetFamilyBoard;
    "sheet-family-pawns" SheetFamilyPawns;
    "sheet-family-passing" SheetFamilyPassing;
    "sheet-family-attackers" SheetFamilyAttackers;
    "sheet-family-absent" SheetFamilyAbsent;
    "sheet-family-say-check" SheetFamilySayCheck;
    "sheet-family-teams" SheetFamilyTeams;
    "sheet-family-supervisor" SheetFamilySupervisor;
    "sheet-family-silent" SheetFamilySilent;

    // The rulebook: what a board to look at shows.
    "look-corner" LookCorner;
    "look-queens" LookQueens;
    "look-released" LookReleased;
    "look-hands" LookHands;
    "look-thinking" LookThinking;
    "look-family-kings" LookFamilyKings;
    "look-family-two" LookFamilyTwo;
    "look-family-row" LookFamilyRow;
    "look-family-attacked" LookFamilyAttacked;
    "look-family-asleep" LookFamilyAsleep;
    "look-family-dream" LookFamilyDream;
    "look-family-said" LookFamilySaid;
    "look-family-promise" LookFamilyPromise;
    "look-family-statues" LookFamilyStatues;
    "look-family-stone" LookFamilyStone;
    "look-family-pass" LookFamilyPass;
    "look-family-last-two" LookFamilyLastTwo;
    "look-family-others" LookFamilyOthers;

    // The rulebook: what normal chess says beside a rule of the family game.
    "normal-family-board" NormalFamilyBoard;
    "normal-family-pawns" NormalFamilyPawns;
    "normal-family-passing" NormalFamilyPassing;
    "normal-family-last-row" NormalFamilyLastRow;
    "normal-family-attackers" NormalFamilyAttackers;
    "normal-family-absent" NormalFamilyAbsent;
    "normal-family-say-check" NormalFamilySayCheck;
    "normal-family-teams" NormalFamilyTeams;
    "normal-family-supervisor" NormalFamilySupervisor;
    "normal-family-mate" NormalFamilyMate;
    "normal-family-pass" NormalFamilyPass;
    "normal-family-last-king" NormalFamilyLastKing;
    "normal-family-draw" NormalFamilyDraw;

    // The rulebook: rules that no reason leads to: their texts are cards like those of `rules.ftl`.
    "rule-board" RuleBoard;
    "rule-setup" RuleSetup;
    "rule-attack" RuleAttack;
    "rule-in-check" RuleInCheck;
    "rule-three-ways" RuleThreeWays;
    "rule-kings-apart" RuleKingsApart;
    "rule-guarded" RuleGuarded;
    "rule-castling-rook" RuleCastlingRook;
    "rule-same-position" RuleSamePosition;
    "rule-adjust" RuleAdjust;
    "rule-one-hand" RuleOneHand;
    "rule-take-back" RuleTakeBack;
    "rule-say-check" RuleSayCheck;
    "rule-not-allowed" RuleNotAllowed;
    "rule-written-square" RuleWrittenSquare;
    "rule-written-piece" RuleWrittenPiece;
    "rule-written-capture" RuleWrittenCapture;
    "rule-written-check" RuleWrittenCheck;
    "rule-written-castling" RuleWrittenCastling;
    "rule-written-promotion" RuleWrittenPromotion;
    "rule-written-two" RuleWrittenTwo;
    "rule-written-en-passant" RuleWrittenEnPassant;
    "rule-hands" RuleHands;
    "rule-quiet" RuleQuiet;
    "rule-family-board" RuleFamilyBoard;
    "rule-family-pawns" RuleFamilyPawns;
    "rule-family-passing" RuleFamilyPassing;
    "rule-family-last-row" RuleFamilyLastRow;
    "rule-family-attackers" RuleFamilyAttackers;
    "rule-family-absent" RuleFamilyAbsent;
    "rule-family-say-check" RuleFamilySayCheck;
    "rule-family-teams" RuleFamilyTeams;
    "rule-family-supervisor" RuleFamilySupervisor;
    "rule-family-mate" RuleFamilyMate;
    "rule-family-pass" RuleFamilyPass;
    "rule-family-last-king" RuleFamilyLastKing;
    "rule-family-draw" RuleFamilyDraw;

    // The rulebook: the titles of the cards.
    "card-board" CardBoard;
    "card-setup" CardSetup;
    "card-turns" CardTurns;
    "card-capture" CardCapture;
    "card-attack" CardAttack;
    "card-bishop" CardBishop;
    "card-rook" CardRook;
    "card-queen" CardQueen;
    "card-no-jump" CardNoJump;
    "card-knight" CardKnight;
    "card-king" CardKing;
    "card-pawn" CardPawn;
    "card-pawn-step" CardPawnStep;
    "card-pawn-double" CardPawnDouble;
    "card-pawn-capture" CardPawnCapture;
    "card-en-passant" CardEnPassant;
    "card-en-passant-now" CardEnPassantNow;
    "card-promotion" CardPromotion;
    "card-in-check" CardInCheck;
    "card-check" CardCheck;
    "card-three-ways" CardThreeWays;
    "card-kings-apart" CardKingsApart;
    "card-guarded" CardGuarded;
    "card-king-stays" CardKingStays;
    "card-castling" CardCastling;
    "card-castling-never" CardCastlingNever;
    "card-castling-now" CardCastlingNow;
    "card-castling-rook" CardCastlingRook;
    "card-checkmate" CardCheckmate;
    "card-stalemate" CardStalemate;
    "card-dead-position" CardDeadPosition;
    "card-threefold" CardThreefold;
    "card-same-position" CardSamePosition;
    "card-fivefold" CardFivefold;
    "card-fifty-moves" CardFiftyMoves;
    "card-seventy-five" CardSeventyFive;
    "card-agreement" CardAgreement;
    "card-resignation" CardResignation;
    "card-touch-move" CardTouchMove;
    "card-release" CardRelease;
    "card-castle-touch" CardCastleTouch;
    "card-adjust" CardAdjust;
    "card-one-hand" CardOneHand;
    "card-take-back" CardTakeBack;
    "card-claims" CardClaims;
    "card-say-check" CardSayCheck;
    "card-not-allowed" CardNotAllowed;
    "card-written-square" CardWrittenSquare;
    "card-written-piece" CardWrittenPiece;
    "card-written-capture" CardWrittenCapture;
    "card-written-check" CardWrittenCheck;
    "card-written-castling" CardWrittenCastling;
    "card-written-promotion" CardWrittenPromotion;
    "card-written-two" CardWrittenTwo;
    "card-written-en-passant" CardWrittenEnPassant;
    "card-hands" CardHands;
    "card-quiet" CardQuiet;
    "card-family-board" CardFamilyBoard;
    "card-family-pawns" CardFamilyPawns;
    "card-family-passing" CardFamilyPassing;
    "card-family-last-row" CardFamilyLastRow;
    "card-family-attackers" CardFamilyAttackers;
    "card-family-absent" CardFamilyAbsent;
    "card-family-say-check" CardFamilySayCheck;
    "card-family-teams" CardFamilyTeams;
    "card-family-supervisor" CardFamilySupervisor;
    "card-family-mate" CardFamilyMate;
    "card-family-pass" CardFamilyPass;
    "card-family-last-king" CardFamilyLastKing;
    "card-family-draw" CardFamilyDraw;

    // The rulebook: words, and what they mean.
    "word-square" WordSquare;
    "word-square-meaning" WordSquareMeaning;
    "word-file" WordFile;
    "word-file-meaning" WordFileMeaning;
    "word-rank" WordRank;
    "word-rank-meaning" WordRankMeaning;
    "word-diagonal" WordDiagonal;
    "word-diagonal-meaning" WordDiagonalMeaning;
    "word-short-side" WordShortSide;
    "word-short-side-meaning" WordShortSideMeaning;
    "word-long-side" WordLongSide;
    "word-long-side-meaning" WordLongSideMeaning;
    "word-piece" WordPiece;
    "word-piece-meaning" WordPieceMeaning;
    "word-move" WordMove;
    "word-move-meaning" WordMoveMeaning;
    "word-ply" WordPly;
    "word-ply-meaning" WordPlyMeaning;
    "word-capture" WordCapture;
    "word-capture-meaning" WordCaptureMeaning;
    "word-attack" WordAttack;
    "word-attack-meaning" WordAttackMeaning;
    "word-guard" WordGuard;
    "word-guard-meaning" WordGuardMeaning;
    "word-check" WordCheck;
    "word-check-meaning" WordCheckMeaning;
    "word-double-check" WordDoubleCheck;
    "word-double-check-meaning" WordDoubleCheckMeaning;
    "word-discovered-check" WordDiscoveredCheck;
    "word-discovered-check-meaning" WordDiscoveredCheckMeaning;
    "word-checkmate" WordCheckmate;
    "word-checkmate-meaning" WordCheckmateMeaning;
    "word-stalemate" WordStalemate;
    "word-stalemate-meaning" WordStalemateMeaning;
    "word-draw" WordDraw;
    "word-draw-meaning" WordDrawMeaning;
    "word-dead-position" WordDeadPosition;
    "word-dead-position-meaning" WordDeadPositionMeaning;
    "word-pin" WordPin;
    "word-pin-meaning" WordPinMeaning;
    "word-fork" WordFork;
    "word-fork-meaning" WordForkMeaning;
    "word-skewer" WordSkewer;
    "word-skewer-meaning" WordSkewerMeaning;
    "word-block" WordBlock;
    "word-block-meaning" WordBlockMeaning;
    "word-flight" WordFlight;
    "word-flight-meaning" WordFlightMeaning;
    "word-castling" WordCastling;
    "word-castling-meaning" WordCastlingMeaning;
    "word-castling-right" WordCastlingRight;
    "word-castling-right-meaning" WordCastlingRightMeaning;
    "word-en-passant" WordEnPassant;
    "word-en-passant-meaning" WordEnPassantMeaning;
    "word-promotion" WordPromotion;
    "word-promotion-meaning" WordPromotionMeaning;
    "word-double-step" WordDoubleStep;
    "word-double-step-meaning" WordDoubleStepMeaning;
    "word-last-row" WordLastRow;
    "word-last-row-meaning" WordLastRowMeaning;
    "word-exchange" WordExchange;
    "word-exchange-meaning" WordExchangeMeaning;
    "word-value" WordValue;
    "word-value-meaning" WordValueMeaning;
    "word-position" WordPosition;
    "word-position-meaning" WordPositionMeaning;
    "word-quiet-move" WordQuietMove;
    "word-quiet-move-meaning" WordQuietMoveMeaning;
    "word-repetition" WordRepetition;
    "word-repetition-meaning" WordRepetitionMeaning;
    "word-claim" WordClaim;
    "word-claim-meaning" WordClaimMeaning;
    "word-draw-offer" WordDrawOffer;
    "word-draw-offer-meaning" WordDrawOfferMeaning;
    "word-resign" WordResign;
    "word-resign-meaning" WordResignMeaning;
    "word-touch-move" WordTouchMove;
    "word-touch-move-meaning" WordTouchMoveMeaning;
    "word-adjust" WordAdjust;
    "word-adjust-meaning" WordAdjustMeaning;
    "word-arbiter" WordArbiter;
    "word-arbiter-meaning" WordArbiterMeaning;
    "word-clock" WordClock;
    "word-clock-meaning" WordClockMeaning;
    "word-house-rule" WordHouseRule;
    "word-house-rule-meaning" WordHouseRuleMeaning;
    "word-laws" WordLaws;
    "word-laws-meaning" WordLawsMeaning;
    "word-notation" WordNotation;
    "word-notation-meaning" WordNotationMeaning;
    "word-coordinates" WordCoordinates;
    "word-coordinates-meaning" WordCoordinatesMeaning;
    "word-opening" WordOpening;
    "word-opening-meaning" WordOpeningMeaning;
    "word-endgame" WordEndgame;
    "word-endgame-meaning" WordEndgameMeaning;
}
