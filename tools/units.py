"""Makes the C that mypyc writes independent, module by module, so that an edit of one module recompiles one unit.

With `multi_file`, mypyc writes one C file per module and two headers that declare everything for everybody, and numbers
the literals of all modules in one table. An edit of one module would thus change the text of all. Here each file gets

- only those declarations it refers to, directly or through other declarations, in place of the headers;
- a table of its own for the literals it uses, filled from the common one when the extension is loaded;
- a copy of the small functions of other modules that only reckon, such as the accessors of packed words, to inline.

What a compiler has to do then depends on nothing but the text of the unit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
TABLE = re.compile(r"^(PyObject \*CPyStatics)\[\d+\];$", re.MULTILINE)
FILLED = re.compile(r"^    if \(CPyStatics_Initialize\(.*?\n    }\n", re.MULTILINE | re.DOTALL)
GUARD = "#ifndef MYPYC_DECLARED_"
FUNCTION = re.compile(r"^(?:int64_t|char) (CPyDef_\w+)\([^)]*\) \{\n((?:    .*\n|CPyL\d+: ;\n)*?)\}\n", re.MULTILINE)
RECKONING = re.compile(r"cpy_r_\w+|CPyL\d+|int64_t|char|if|goto|return|likely|unlikely")
LONGEST_INLINED = 30
"""Lines of a function that is copied to where it is called."""
RUNTIME = """#include <Python.h>
#include <CPy.h>
#include "vecs/librt_vecs.h"
#include "vecs/librt_vecs_api.h"
int CPyGlobalsInit(void);
"""
SHIM_HEADER = """typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
extern void Py_DecRef(PyObject *);
extern void PyErr_Clear(void);
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
"""
"""What a shim, the small extension that stands for one module, needs of Python.h: all of that takes long to read."""


class UnexpectedC(Exception):
    """mypyc writes something else than it did when this was written; the message says what is missing."""


def write_units(group: str, generated: Path, target: Path) -> list[Path]:
    """The files of a group of modules, as units of their own in `target`; written only where they differ."""
    declarations = Declarations("".join(read(generated, name) for name in headers(group)))
    main = f"__native_{group}.c"
    units: dict[str, str] = {}
    fillers: dict[str, list[int]] = {}
    modules = {file: read(generated, file.name) for file in sorted(generated.glob(f"__native_{group}*.c"))}
    functions = {name: text for body in modules.values() for name, text in reckoning_functions(body)}
    for file, module in modules.items():
        if file.name != main:
            body, literals = own_literals(module, file.stem)
            units[file.name] = declarations.of(body) + inlined(body, functions) + body
            fillers[file.stem] = literals
    body = fill_tables(read(generated, main), fillers)
    units[main] = declarations.of(body) + body
    target.mkdir(parents=True, exist_ok=True)
    for stale in set(target.glob("__native_*.c")) - {target / name for name in units}:
        stale.unlink()
    for name, text in units.items():
        write_if_changed(target / name, text)
    return [target / name for name in units]


def write_light_shim(shim: Path, target: Path) -> Path:
    """A shim that does without Python.h; one for a Python without GIL stays as it is."""
    text = shim.read_text(encoding="utf-8")
    if "PyModuleDef" in text:
        return shim
    target.parent.mkdir(parents=True, exist_ok=True)
    write_if_changed(target, text.replace("#include <Python.h>\n", SHIM_HEADER))
    return target


def headers(group: str) -> tuple[str, str]:
    return f"__native_{group}.h", f"__native_internal_{group}.h"


def read(folder: Path, name: str) -> str:
    """A file without what it includes of its own group."""
    lines = (folder / name).read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith('#include "__native'))


def write_if_changed(file: Path, text: str) -> None:
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


class Declarations:
    """What the headers declare: each by its name, with what it refers to."""

    def __init__(self, text: str) -> None:
        self.by_name = {declared_name(part): part for part in split_declarations(text)}
        self.references = {name: self.named_in(part) - {name} for name, part in self.by_name.items()}

    def named_in(self, text: str) -> set[str]:
        return set(IDENTIFIER.findall(text)) & self.by_name.keys()

    def of(self, body: str) -> str:
        """All that a unit needs, in the order of the headers."""
        needed = self.named_in(body)
        waiting = list(needed)
        while waiting:
            new = self.references[waiting.pop()] - needed
            needed |= new
            waiting += new
        return RUNTIME + "".join(part for name, part in self.by_name.items() if name in needed)


def split_declarations(text: str) -> Iterator[str]:
    """The declarations of a header: `extern` a line, a structure up to its brace, a guarded one up to #endif."""
    part, end = "", ""
    for line in text.splitlines(keepends=True):
        if part:
            part += line
            if line.startswith(end):
                yield part
                part = ""
        elif line.startswith("extern PyObject *CPyStatics["):
            yield "extern PyObject *CPyStatics[];\n"
        elif line.startswith("extern "):
            yield line
        elif line.startswith((GUARD, "typedef struct", "struct ")):
            part, end = line, "#endif" if line.startswith(GUARD) else "}"


def declared_name(declaration: str) -> str:
    if declaration.startswith(GUARD):
        return declaration.partition("\n")[0].removeprefix(GUARD)
    last = declaration.rstrip().splitlines()[-1]
    names = IDENTIFIER.findall(re.split(r"[;(\[]", last, maxsplit=1)[0])
    if not names:
        raise UnexpectedC(f"a declaration without a name: {last}")
    return str(names[-1])


def reckoning_functions(body: str) -> Iterator[tuple[str, str]]:
    """The short functions of a module that call nothing and use no variable but their own, by name."""
    for function in FUNCTION.finditer(body):
        lines = function[2].splitlines()
        if len(lines) <= LONGEST_INLINED and all(map(RECKONING.fullmatch, IDENTIFIER.findall(function[2]))):
            yield function[1], function[0]


def inlined(body: str, functions: dict[str, str]) -> str:
    """Copies of the functions of other modules that a unit calls. They never become functions of this unit."""
    called = [name for name in dict.fromkeys(IDENTIFIER.findall(body)) if name in functions]
    copies = [functions[name] for name in called if functions[name] not in body]
    if not copies:
        return ""
    text = "".join(f"extern inline __attribute__((gnu_inline)) {copy}" for copy in copies)
    return f"#if defined(__GNUC__)\n{text}#endif\n"


def own_literals(body: str, unit: str) -> tuple[str, list[int]]:
    """A module with a table of its own literals, and their places in the common table."""
    places = list(dict.fromkeys(int(number) for number in LITERAL.findall(body)))
    own = {place: number for number, place in enumerate(places)}
    body = LITERAL.sub(lambda match: f"literals[{own[int(match[1])]}]", body)
    size = max(1, len(places))
    filler = f"void fill_{unit}(PyObject **all, const int *places)\n{{\n"
    filler += f"    for (int i = 0; i < {len(places)}; i++) literals[i] = all[places[i]];\n}}\n"
    return f"static PyObject *literals[{size}];\n{body}\n{filler}", places


def fill_tables(body: str, fillers: dict[str, list[int]]) -> str:
    """The common part of a group, which fills the tables of all modules once it has made its own."""
    made = FILLED.search(body)
    if made is None or TABLE.search(body) is None:
        raise UnexpectedC("the table of literals")
    calls, tables = "", ""
    for unit, places in fillers.items():
        numbers = ", ".join(map(str, places)) or "0"
        tables += f"static const int places_{unit}[] = {{{numbers}}};\n"
        tables += f"void fill_{unit}(PyObject **all, const int *places);\n"
        calls += f"    fill_{unit}(CPyStatics, places_{unit});\n"
    return tables + body[: made.end()] + calls + body[made.end() :]
