import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { MessageChannel, TemplateState } from './messageKinds.ts';

/** The fields of a template that decide on its state (MSG-02). */
export interface TemplateFacts {
  state: TemplateState;
  channel: MessageChannel;
  /** From the operators' registry; for SMS only. */
  entity_id: string | null;
  header: string | null;
  template_id: string | null;
}

export interface TemplateRefusal {
  message: ErrorCode;
  field: 'state' | 'template_id' | 'entity_id' | 'header';
}

/** The states that may follow each state. Editing a rejected template makes it a draft again. */
const NEXT: Record<TemplateState, readonly TemplateState[]> = {
  draft: ['submitted', 'retired'],
  submitted: ['approved', 'rejected', 'draft'],
  approved: ['retired'],
  rejected: ['draft', 'retired'],
  retired: [],
};

/** The states that a user may set now. */
export const templateSteps = ({ state }: Pick<TemplateFacts, 'state'>): readonly TemplateState[] =>
  NEXT[state];

/** Whether its text may be changed: a registered or submitted text must not change. */
export const isEditable = ({ state }: Pick<TemplateFacts, 'state'>) => ['draft', 'rejected'].includes(state);

/** Whether a newer version is approved. Then that version is sent, and this one does not matter any more (MSG-05). */
export const isOvertaken = (
  { edition }: { edition: number },
  versions: readonly { edition: number; state: TemplateState }[],
) => versions.some((version) => version.state === 'approved' && version.edition > edition);

/** Why a template cannot get a state; null if it can. */
export function templateRefusal(template: TemplateFacts, to: TemplateState): TemplateRefusal | null {
  if (!NEXT[template.state].includes(to)) return { message: 'templateStep', field: 'state' };
  return to === 'approved' ? sendRefusal({ ...template, state: 'approved' }) : null;
}

/** Why a template cannot be used for sending; null if it can. */
export function sendRefusal(template: TemplateFacts): TemplateRefusal | null {
  const { state, channel, template_id, entity_id, header } = template;
  if (state !== 'approved') return { message: 'templateNotApproved', field: 'state' };
  if (channel !== 'sms') return null;
  if (!template_id) return { message: 'templateIdNeeded', field: 'template_id' };
  if (!entity_id) return { message: 'templateEntityNeeded', field: 'entity_id' };
  return header ? null : { message: 'templateHeaderNeeded', field: 'header' };
}
