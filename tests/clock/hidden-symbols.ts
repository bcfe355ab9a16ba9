/** Offsets and sizes of the ELF format for 64 bits, little endian (ELF-64 Object File Format 1.5, tables 3, 4 and 14). */
const header = { sections: 0x28, sectionSize: 0x3a, sectionCount: 0x3c };
const section = { type: 0x4, offset: 0x18, size: 0x20, link: 0x28 };
const symbol = { name: 0x0, section: 0x6, value: 0x8, size: 24 };
const dynamicSymbols = 11;

const magic = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);

/**
 * A copy of a shared library in which some of its functions are undefined: programs then find those of the next library.
 * @returns null when it is no library of this kind, or lacks one of them
 */
export function withoutFunctions(library: Buffer, names: readonly string[]): Buffer | null {
  if (!library.subarray(0, magic.length).equals(magic)) return null;
  const copy = Buffer.from(library);
  const number = (at: number) => Number(copy.readBigUInt64LE(at));
  const sectionAt = (index: number) => number(header.sections) + index * copy.readUInt16LE(header.sectionSize);
  const sections = Array.from({ length: copy.readUInt16LE(header.sectionCount) }, (_, index) => sectionAt(index));
  const table = sections.find((at) => copy.readUInt32LE(at + section.type) === dynamicSymbols);
  if (table === undefined) return null;
  const strings = number(sectionAt(copy.readUInt32LE(table + section.link)) + section.offset);
  const begin = number(table + section.offset);
  const left = new Set(names);
  for (let at = begin; at < begin + number(table + section.size); at += symbol.size) {
    const name = strings + copy.readUInt32LE(at + symbol.name);
    const isDefined = copy.readUInt16LE(at + symbol.section) !== 0;
    if (!isDefined || !left.delete(copy.toString('latin1', name, copy.indexOf(0, name)))) continue;
    copy.writeUInt16LE(0, at + symbol.section);
    copy.writeBigUInt64LE(0n, at + symbol.value);
  }
  return left.size === 0 ? copy : null;
}
