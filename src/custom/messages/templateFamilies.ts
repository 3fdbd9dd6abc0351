import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { sendRefusal } from '#contract/messages/templateState.ts';

/** Of each template the newest version that is sent, as the server takes it, else the newest: by it rules and filters know a template. */
export function familiesOf(editions: readonly MessageTemplate[]): MessageTemplate[] {
  const families = new Map<number, MessageTemplate>();
  for (const template of editions) {
    const known = families.get(template.family_id);
    if (!known || comesBefore(template, known)) families.set(template.family_id, template);
  }
  return [...families.values()];
}

/** Names of versions may differ, so that a list by name has them in any order. */
function comesBefore(template: MessageTemplate, known: MessageTemplate): boolean {
  const [isSent, wasSent] = [sendRefusal(template) === null, sendRefusal(known) === null];
  return isSent === wasSent ? template.edition > known.edition : isSent;
}
