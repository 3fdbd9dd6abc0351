/** Changes of a line that no test can detect, with the reason. */
interface Equivalent {
  file: string;
  /** The line in the file. */
  line: string;
  /** The possible replacements of a part of it. */
  after: string[];
  why: string;
}

/** Mutants with the same behaviour as the program: the report lists them, but the score ignores them. */
export const EQUIVALENT: Equivalent[] = [
  {
    file: 'contract/complaints/complaintStatus.ts',
    line: "open: ['open', 'pending'],",
    after: ['[]', "''"],
    why: 'a status in no other group counts as open',
  },
  {
    file: 'contract/kernel/fields.ts',
    line: "return typeof value === 'number' ? String(value) : (value ?? '');",
    after: ['value', "''"],
    why: 'what is no text and no number is missed, as an empty text is',
  },
  {
    file: 'contract/kernel/fields.ts',
    line: "const text = typeof value === 'string' ? value.trim() : '';",
    after: ["'mutant'"],
    why: 'no text at all is no list in brackets, whatever stands for it',
  },
  {
    file: 'contract/kernel/fields.ts',
    line: '/^\\d{4}-\\d{2}-\\d{2}$/.test(value) &&',
    after: ['/^\\d{4}-\\d{2}-\\d{2}/'],
    why: 'what stands behind a day makes no valid instant of it',
  },
  {
    file: 'contract/kernel/fields.ts',
    line: "const [day = '', time = ''] = value.split('T');",
    after: ["'mutant'"],
    why: 'there is always a first part, and no word is an hour',
  },
  {
    file: 'contract/kernel/checkFile.ts',
    line: "const type = file.type.split(';')[0] ?? '';",
    after: ["file.type.split(';')[0]", "'mutant'"],
    why: 'there is always a first part; the compiler does not know it',
  },
];
