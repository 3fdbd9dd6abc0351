import * as z from 'zod/mini';
import type { Files, Shape } from '../../contract/define.ts';
import { type FileKind, tooLargeText, type UploadRule } from '../../contract/files.ts';
import { messages } from '../../contract/messages.ts';
import { identify } from '../files/identify.ts';
import type { Body } from './body.ts';
import { invalid } from './errors.ts';

/** A file that has passed its rule: judged by its bytes, not by its name or declared type. */
export interface Upload {
  bytes: Uint8Array;
  kind: 'image' | 'audio' | 'pdf' | 'table';
  type: string;
  name: string;
  width?: number;
  height?: number;
}

/** Which fields of values do not fit; throws a 422 with a text for each. */
export function parseValues(shape: Shape, values: Record<string, unknown>): Record<string, unknown> {
  const result = z.safeParse(z.object(shape), values);
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'message');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  throw invalid(errors);
}

/** Judges every upload of a call; a rule that asks for a file on create asks here (IMG-01, IMG-02). */
export async function parseFiles(
  rules: Files,
  body: Body,
  editing: boolean,
): Promise<Record<string, Upload | null>> {
  const uploads: Record<string, Upload | null> = {};
  const errors: Record<string, string[]> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const file = body.files.get(field);
    if (!file) {
      if (rule.requiredOnCreate && !editing) errors[field] = [messages[rule.requiredOnCreate]];
      uploads[field] = null;
      continue;
    }
    const judged = await judge(rule, file, editing);
    if (typeof judged === 'string') errors[field] = [judged];
    else uploads[field] = judged;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return uploads;
}

async function judge(rule: UploadRule, file: File, editing: boolean): Promise<Upload | string> {
  if (file.size > rule.maxBytes) return tooLargeText(rule, editing);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (rule.accept.includes('table')) return { bytes, kind: 'table', type: 'text/csv', name: file.name };
  const found = await identify(bytes);
  if (!found || !rule.accept.includes(acceptedAs(found))) return messages[rule.wrongType];
  return { ...found, bytes, name: file.name };
}

const acceptedAs = (found: { kind: 'image' | 'audio' | 'pdf'; type: string }): FileKind =>
  found.kind === 'image' ? (found.type === 'image/png' ? 'png' : 'jpeg') : found.kind;
