import { declaredFault, type RefusedFile } from '#contract/kernel/checkFile.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { TABLE_HEAD_BYTES, tableFault } from '#contract/kernel/tableKind.ts';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';
import { tableRule } from '#contract/places/places.ts';

/**
 * The extensions in a file dialog. A csv may be named .txt, .tsv or .xls; the check of its bytes reports any other
 * file.
 */
export const TABLE_ENDINGS = '.csv,.xlsx,.xls,.tsv,.txt';

/** Spreadsheet programs use many type names, and some browsers know none: the extension counts too. */
const typedByName = (file: File, endings: string) =>
  endings.split(',').some((ending) => file.name.toLowerCase().endsWith(ending))
    ? { size: file.size, type: 'text/csv' }
    : file;

/** Checks a chosen table by its name, size and first bytes before it is sent; null when it is valid. */
export async function tableRefusal(
  file: File,
  rule: UploadRule = tableRule,
  endings = TABLE_ENDINGS,
): Promise<RefusedFile | null> {
  const refuse = (key: ErrorCode) => ({ name: file.name, rule: key, isHeic: false });
  const broken = declaredFault(rule, typedByName(file, endings));
  if (broken) return refuse(broken);
  const fault = tableFault(new Uint8Array(await file.slice(0, TABLE_HEAD_BYTES).arrayBuffer()));
  return fault && refuse(fault);
}
