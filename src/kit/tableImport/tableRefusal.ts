import { refusal } from '../../../contract/files.ts';
import { tableRule } from '../../../contract/places.ts';

/** Spreadsheet programs name their types in many ways, and some browsers know none: the ending counts too. */
const typedByName = (file: File) =>
  /\.(csv|xlsx)$/i.test(file.name) ? { size: file.size, type: 'text/csv' } : file;

/** What is wrong with a chosen csv or xlsx before it is sent; null when nothing is. */
export const tableRefusal = (file: File) => refusal(tableRule, typedByName(file));
