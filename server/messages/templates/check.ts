import { TEMPLATE_KINDS } from '#contract/messages/messageKinds.ts';
import { MAX_PARTS } from '#contract/messages/smsParts.ts';
import {
  hasWords,
  isVariable,
  readTemplate,
  unknownVariable,
  variablesOf,
} from '#contract/messages/templateText.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { costOf } from '../compose.ts';
import type { Template } from '../rules.ts';

type Written = Pick<Template, 'channel' | 'kind' | 'text' | 'values'>;

/** @throws 422 under the field, by MSG-02 to MSG-04 */
export function checkTemplate({ channel, kind, text, values }: Written): void {
  const kinds: readonly string[] = TEMPLATE_KINDS[channel];
  if (!kinds.includes(kind)) throw invalidField('kind', 'templateKind');
  const unknown = unknownVariable(text);
  if (unknown) throw invalidField('text', 'unknownVariable', { variable: unknown });
  if (!hasWords(text)) throw invalidField('text', 'templateWords');
  const variables = variablesOf(text);
  if (variables.length !== values.length) throw invalidField('values', 'templateValues');
  const isTied = variables.every((variable, at) => (variable === 'url') === (values[at]?.value === 'link'));
  if (!isTied) throw invalidField('values', 'urlValue');
  const parts = costOf(channel, wordsOf(text));
  if (parts > MAX_PARTS) throw invalidField('text', 'tooManyParts', { parts: String(parts) });
}

/** The fixed text of a template, without its variables. */
const wordsOf = (text: string) =>
  readTemplate(text)
    .map((part) => (isVariable(part) ? '' : part.words))
    .join('');
