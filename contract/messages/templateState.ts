import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import type { MessageChannel, TemplateState } from './messageKinds.ts';

/** What of a template decides what may become of it (MSG-02). */
export interface TemplateFacts {
  state: TemplateState;
  channel: MessageChannel;
  /** As the registry of operators knows it; of an SMS alone. */
  entity_id: string | null;
  header: string | null;
  template_id: string | null;
}

export interface TemplateRefusal {
  message: ErrorCode;
  field: 'state' | 'template_id' | 'entity_id' | 'header';
}

/** What each becomes. A rejected one is written anew: by an edit it is a draft again. */
const NEXT: Record<TemplateState, readonly TemplateState[]> = {
  draft: ['submitted', 'retired'],
  submitted: ['approved', 'rejected', 'draft'],
  approved: ['retired'],
  rejected: ['draft', 'retired'],
  retired: [],
};

/** What a person can make of a template as it stands. */
export const templateSteps = ({ state }: Pick<TemplateFacts, 'state'>): readonly TemplateState[] =>
  NEXT[state];

/** Whether its text may be changed: what is registered, or waits for it, stays as it is. */
export const isEditable = ({ state }: Pick<TemplateFacts, 'state'>) => ['draft', 'rejected'].includes(state);

/** Whether a newer of some versions is approved: whatever became of this one, that one would go out (MSG-05). */
export const isOvertaken = (
  { edition }: { edition: number },
  versions: readonly { edition: number; state: TemplateState }[],
) => versions.some((version) => version.state === 'approved' && version.edition > edition);

/** Why a template does not become what somebody wants it to be; null when it does. */
export function templateRefusal(template: TemplateFacts, to: TemplateState): TemplateRefusal | null {
  if (!NEXT[template.state].includes(to)) return { message: 'templateStep', field: 'state' };
  return to === 'approved' ? sendRefusal({ ...template, state: 'approved' }) : null;
}

/** Why nothing is sent with a template; null when it is. */
export function sendRefusal(template: TemplateFacts): TemplateRefusal | null {
  const { state, channel, template_id, entity_id, header } = template;
  if (state !== 'approved') return { message: 'templateNotApproved', field: 'state' };
  if (channel !== 'sms') return null;
  if (!template_id) return { message: 'templateIdNeeded', field: 'template_id' };
  if (!entity_id) return { message: 'templateEntityNeeded', field: 'entity_id' };
  return header ? null : { message: 'templateHeaderNeeded', field: 'header' };
}
