import { useTranslate } from 'react-admin';
import type { CauseState } from '#contract/persons/cause.ts';
import { StateChip } from '#src/components/format/StateChip.tsx';

const COLORS = { open: 'error', answered: 'success', closed: 'default' } as const satisfies Record<
  CauseState,
  string
>;

/** The state of a cause as a word; the colour only adds to it (PER-20). */
export function CauseStateChip({ state }: { state: CauseState }) {
  const translate = useTranslate();
  return <StateChip color={COLORS[state]} label={translate(`causes.states.${state}`)} />;
}
