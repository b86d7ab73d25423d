/* A stand-in for bcryptprimitives.dll, for try-windows.sh and never shipped: every Windows since 10 has that
 * library, and Wine before 9 lacks it. Rust asks it for random numbers; here Wine's older door gives them.
 *
 *     x86_64-w64-mingw32-gcc -shared -O2 -o bcryptprimitives.dll windows-bcryptprimitives.c -ladvapi32
 */
#include <windows.h>

/* RtlGenRandom, under the name that advapi32 has for it. */
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length)
{
    while (length > 0) {
        ULONG part = length > 0x10000 ? 0x10000 : (ULONG)length;
        if (!SystemFunction036(buffer, part))
            return FALSE;
        buffer += part;
        length -= part;
    }
    return TRUE;
}
