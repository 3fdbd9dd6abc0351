import { type CapabilityName, capabilityName } from '#contract/capabilities.ts';
import { type Priority, priorityName } from '#contract/deadlines/targets.ts';
import { type Coded, codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { STEP_KINDS, stepName } from '#contract/replies/macroSteps.ts';
import { codedKey } from '#src/i18n/codedKey.ts';

const PLACEHOLDER = /%\{(\w+)\}/g;
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const readers = Object.entries(errorTexts).flatMap(([code, text]) => {
  if (code === 'text') return [];
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const parts = text.split(PLACEHOLDER).map((part, at) => (at % 2 ? '(.+)' : literally(part)));
  return { code, names, pattern: new RegExp(`^${parts.join('')}$`) };
});

/** The code of a reason that is stored as English text, as a key; the text itself if it has none. */
export function readReason(text: string): string {
  const coded = read(text);
  return coded ? codedKey(coded) : text;
}

function read(text: string): Coded | undefined {
  for (const { code, names, pattern } of readers) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (names.length === 0) return { code };
    return {
      code,
      values: Object.fromEntries(names.map((name, at) => [name, valueIn(name, match[at + 1] ?? '')])),
    };
  }
}

function valueIn(name: string, text: string): string | Coded {
  if (name === 'reason') return read(text) ?? text;
  const kind = name === 'step' && STEP_KINDS.find((each) => codedText(stepName(each)) === text);
  if (kind) return stepName(kind);
  if (name === 'priority') return priorityName(text as Priority);
  if (name === 'capability') return capabilityName(text as CapabilityName);
  return text;
}
