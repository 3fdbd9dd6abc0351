import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';

/**
 * The version that represents each template in rules and filters: the newest that can be sent, by the server's rule,
 * otherwise the newest.
 */
export function familiesOf(editions: readonly MessageTemplate[]): MessageTemplate[] {
  const families = new Map<number, MessageTemplate>();
  for (const template of editions) {
    const known = families.get(template.family_id);
    if (!known || comesBefore(template, known)) families.set(template.family_id, template);
  }
  return [...families.values()];
}

/** Versions may have different names, so a list by name has them in any order. */
function comesBefore(template: MessageTemplate, known: MessageTemplate): boolean {
  const [isSent, wasSent] = [sendRefusal(template) === null, sendRefusal(known) === null];
  return isSent === wasSent ? template.edition > known.edition : isSent;
}
