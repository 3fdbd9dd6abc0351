import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type { MessageChannel, MessageEvent } from '#contract/messages/messageKinds.ts';
import { onceAwake } from '#contract/messages/messageTimes.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Composed } from './compose.ts';
import type { MessageProviders } from './providers/messageProvider.ts';
import { refusalsFor, templateKindFor } from './recipientRefusals.ts';
import type { Recipient } from './recipients.ts';
import type { Message } from './recordOutcome.ts';
import { messages } from './schema/messages.ts';

interface Draft {
  office_id: number;
  complaint_id: number | null;
  channel: MessageChannel;
  to: Recipient;
  composed: Composed;
  /** Completes the text of a message that is sent; a suppressed one gets no status page. */
  finished?: (text: string) => Promise<string>;
  /** Providers only send registered templates, except for free text and tests. */
  isFree: boolean;
  /** For messages of events. */
  event?: { event: MessageEvent; once: string; happened_at: Date; due_at: Date };
  creator_id: number | null;
  /** Why it is suppressed although it could be sent. */
  suppressed?: ErrorCode | null;
  /** The message that is sent again, and its event. */
  again?: { again_of: number; event: MessageEvent | null };
}

/**
 * Adds a message to the queue, or records why it is not sent: no provider is called here. Null if it already exists.
 */
export async function queueMessage(
  db: Db | Tx,
  { to, composed, event, isFree, finished, again, suppressed = null, ...draft }: Draft,
  { carriers, now }: { carriers: MessageProviders; now: Date },
): Promise<Message | null> {
  const { template, parts, language, instead_of } = composed;
  const recipient = { phone: to.phone, person_id: to.person_id, kind: templateKindFor(to, template) };
  const refusal = (await refusalsFor(db, [recipient]))(recipient);
  const isUnregistered = template === null && !isFree && carriers[draft.channel].name !== 'log';
  const code = refusal ?? suppressed;
  const reason: CodedRefusal | null = isUnregistered
    ? { code: 'noTemplate' }
    : (composed.refused?.reason ?? (code && { code }));
  const text = reason === null && finished ? await finished(composed.text) : composed.text;
  const { language: _, ...whom } = to;
  const [row] = await db
    .insert(messages)
    .values({
      ...draft,
      ...whom,
      language,
      instead_of,
      text,
      parts,
      due_at: onceAwake(now),
      ...event,
      ...again,
      template_id: template?.id ?? null,
      created_at: now,
      ...(reason === null ? {} : { state: 'suppressed' as const, reason, ended_at: now }),
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}
