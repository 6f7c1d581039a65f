#define _GNU_SOURCE
#include "CGtkShims.h"

#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

/* What is mapped without leave to write was never changed, by relocations neither, and is read from the file again. */
static int leave(struct dl_phdr_info *object, size_t size, void *data) {
    (void)size, (void)data;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
        uintptr_t start = (object->dlpi_addr + part->p_vaddr + page - 1) & ~(page - 1);
        uintptr_t end = (object->dlpi_addr + part->p_vaddr + part->p_memsz) & ~(page - 1);
        if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 0;
}

void shim_memory_rest(void) {
    malloc_trim(0);
    dl_iterate_phdr(leave, NULL);
}
