import type { PreferenceWay } from '#contract/messages/messageKinds.ts';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';

/** Choices by message or on the status page are recorded automatically. */
const WAYS = ['spoken', 'phone', 'paper'] as const satisfies readonly PreferenceWay[];

/** The channel by which the person stated the choice (MSG-06). */
export const SaidHow = () => (
  <ChoiceInput
    source="way"
    label="contactPreferences.edit.way"
    words="contactPreferences.ways"
    values={WAYS}
    size="small"
  />
);
