/*
 * The text of a template as operators register it, with variables (MSG-03). A message must equal it except for the
 * variables, otherwise operators drop it silently. This file does not use zod, because the form shows errors while the
 * user types.
 */

import { EMAIL } from '#contract/kernel/email.ts';

export const VARIABLE_KINDS = ['numeric', 'alphanumeric', 'url', 'cbn', 'email', 'var'] as const;
export type VariableKind = (typeof VARIABLE_KINDS)[number];

/** Operators refuse a longer value. For a link the part after the registered address counts. */
export const MAX_VALUE = 30;

export type TemplatePart = { words: string } | { variable: VariableKind };
export const isVariable = (part: TemplatePart): part is { variable: VariableKind } => 'variable' in part;

const WRITTEN = /\{#([^{}#]*)#\}/g;
const isKind = (name: string): name is VariableKind => (VARIABLE_KINDS as readonly string[]).includes(name);

/** The words and variables of a text in order. A variable of an unknown kind counts as words. */
export function readTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const { 0: written, 1: name = '', index } of text.matchAll(WRITTEN)) {
    if (!isKind(name)) continue;
    if (index > from) parts.push({ words: text.slice(from, index) });
    parts.push({ variable: name });
    from = index + written.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from) });
  return parts;
}

/** The kinds of a text's variables, in order; each is tied to a value. */
export const variablesOf = (text: string): VariableKind[] =>
  readTemplate(text).flatMap((part) => (isVariable(part) ? [part.variable] : []));

/** The first variable of an unknown kind. */
export const unknownVariable = (text: string): string | undefined =>
  [...text.matchAll(WRITTEN)].find(([, name = '']) => !isKind(name))?.[0];

/** Operators refuse a template of variables only, which could contain any text. */
export const hasWords = (text: string) =>
  readTemplate(text).some((part) => !isVariable(part) && /[\p{L}\p{N}]/u.test(part.words));

const FITS: Record<VariableKind, RegExp> = {
  numeric: /^\d+$/,
  alphanumeric: /^[^\n\r\t]+$/,
  url: /^https?:\/\/[^\s<>"']+$/i,
  cbn: /^\+?\d+$/,
  email: EMAIL,
  var: /^[^\n\r\t]+$/,
};

/** Whether a value may replace a variable; `address` is the registered beginning of the office's links. */
export function fitsVariable(kind: VariableKind, value: string, address: string | null): boolean {
  if (!FITS[kind].test(value)) return false;
  if (kind !== 'url') return lengthOf(value) <= MAX_VALUE;
  return isBelowAddress(value, address) && lengthOf(value.slice(address?.length)) <= MAX_VALUE;
}

const lengthOf = (value: string) => [...value].length;
/** A prefix check is not enough: https://example.org.evil.in begins with https://example.org but is another host. */
export const isBelowAddress = (value: string, address: string | null): address is string =>
  address !== null &&
  value.startsWith(address) &&
  (address.endsWith('/') || /^([/?#]|$)/.test(value.slice(address.length)));

/**
 * The first word that differs from the registered text; null when the text equals its template except for values,
 * including letter case and spaces.
 */
export function wrongWord(template: string, text: string, address: string | null): string | null {
  let ends = new Set([0]);
  let furthest = 0;
  for (const part of readTemplate(template)) {
    const next = new Set<number>();
    for (const at of ends) {
      if (isVariable(part)) for (const end of valueEnds(part.variable, text, at, address)) next.add(end);
      else if (text.startsWith(part.words, at)) next.add(at + part.words.length);
      else furthest = Math.max(furthest, at + commonLength(part.words, text.slice(at)));
    }
    if (next.size === 0) return wordAt(text, Math.max(furthest, ...ends));
    ends = next;
  }
  return ends.has(text.length) ? null : wordAt(text, Math.max(...ends));
}

/** The possible ends of a value that begins here. */
function valueEnds(kind: VariableKind, text: string, at: number, address: string | null): number[] {
  const ends: number[] = [];
  let end = at;
  for (const sign of text.slice(at, at + 2 * MAX_VALUE + (kind === 'url' ? (address?.length ?? 0) : 0))) {
    end += sign.length;
    if (fitsVariable(kind, text.slice(at, end), address)) ends.push(end);
  }
  return ends;
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The word at a position of a text; at its end the last one. */
function wordAt(text: string, at: number): string {
  const from = /\s/.test(text.charAt(at)) ? at : text.slice(0, at).search(/\S*$/);
  return /^\s*\S+/.exec(text.slice(from))?.[0].trim() ?? text.trim().split(/\s+/).at(-1) ?? '';
}
