import { useTranslate } from 'react-admin';
import type { TemplateState } from '#contract/messages/messageKinds.ts';
import { StateChip } from '#src/components/format/StateChip.tsx';

const COLORS = {
  draft: 'warning',
  submitted: 'info',
  approved: 'success',
  rejected: 'error',
  retired: 'default',
} as const satisfies Record<TemplateState, string>;

/** The state of a template, in words: the colour only helps (MSG-02). */
export function TemplateStateChip({ state }: { state: TemplateState }) {
  const translate = useTranslate();
  return <StateChip color={COLORS[state]} label={translate(`messageTemplates.states.${state}`)} />;
}
