import { use } from 'react';
import { retryImport } from '../page/retryImport.ts';
import type { CodePart } from './parts.ts';

const codes = new WeakMap<object, Promise<{ default: unknown }>>();

function codeOf<C>(part: CodePart<C>): Promise<{ default: C }> {
  const known = codes.get(part) as Promise<{ default: C }> | undefined;
  if (known) return known;
  const code = retryImport(part.load)();
  codes.set(part, code);
  return code;
}

/** The loaded code of parts, by name. A component that uses it suspends until the code is there. */
export function useCodes<C>(parts: readonly CodePart<C>[]): { id: string; code: C }[] {
  for (const part of parts) codeOf(part);
  const found: { id: string; code: C }[] = [];
  for (const part of parts) found.push({ id: part.id, code: use(codeOf(part)).default });
  return found;
}
