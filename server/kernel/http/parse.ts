import * as z from 'zod/mini';
import type { Actor } from '#contract/access/access.ts';
import type { Call, Files, Shape } from '#contract/kernel/define.ts';
import { codedOf } from '#contract/kernel/rule.ts';
import { cleanText } from '#contract/kernel/text.ts';
import { type FieldErrors, invalid } from '../errors/apiError.ts';
import { checkUpload, type Upload } from '../files/checkUpload.ts';
import type { Body } from './body.ts';

/** Validates a request against its call. All errors are reported together, in one 422 by field (API-04). */
export async function parseRequest(
  call: Pick<Call, 'query' | 'body' | 'files' | 'method' | 'requires'>,
  query: Record<string, string | string[]>,
  body: Body,
  actor: Actor | null,
) {
  const errors: FieldErrors = {};
  const parsed = {
    query: parseValues(call.query, query, errors),
    body: parseValues(call.body, body.values, errors),
    uploads: await parseFiles(call.files ?? {}, body.files, call.method === 'PUT', errors),
  };
  for (const field of (actor && call.requires?.(actor)) ?? []) {
    if (!cleanText(String(body.values[field] ?? '')).trim()) errors[field] ??= [{ code: 'required' }];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return parsed;
}

/** One schema per shape: making it costs more than a parse. */
const objects = new WeakMap<Shape, z.ZodMiniObject<Shape>>();
const NO_FIELDS: Shape = {};

function objectOf(shape: Shape) {
  const known = objects.get(shape) ?? z.object(shape);
  objects.set(shape, known);
  return known;
}

function parseValues(shape: Shape | undefined, values: Record<string, unknown>, errors: FieldErrors) {
  const result = z.safeParse(objectOf(shape ?? NO_FIELDS), values);
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0]);
    errors[field] ??= [];
    errors[field].push(codedOf(issue.message));
  }
  return result.data ?? {};
}

/** Checks files against their rules, also that a required file is present on create (IMG-01, IMG-02). */
async function parseFiles(rules: Files, files: Map<string, File>, editing: boolean, errors: FieldErrors) {
  const uploads: Record<string, Upload | null> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const file = files.get(field);
    uploads[field] = null;
    if (file) {
      const checkedFile = await checkUpload(rule, file, editing);
      if (typeof checkedFile === 'string') errors[field] = [{ code: checkedFile }];
      else uploads[field] = checkedFile;
    } else if (rule.requiredOnCreate && !editing) {
      errors[field] = [{ code: rule.requiredOnCreate }];
    }
  }
  return uploads;
}
