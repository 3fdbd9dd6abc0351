import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { takesComplaints } from '#contract/access/scope.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useSuggestion } from '../routing/useSuggestion.ts';
import { useWhyText } from '../routing/useWhyText.ts';

const TOLD = ['category_id', 'area_id', 'priority', 'language', 'person_id'] as const;

/** Whom the office's rules name for what is written, and why; nothing for those whose own it becomes (SLA-18, CRE-07). */
export function WhoGetsIt() {
  const translate = useTranslate();
  const whyText = useWhyText();
  const [category_id, area_id, priority, language, person_id] = useWatch<ComplaintValues, typeof TOLD>({
    name: TOLD,
  });
  const actor = storedActor();
  const isOwn = actor !== null && takesComplaints(actor);
  const isEnough = !isOwn && category_id !== null && area_id !== null;
  const { suggestion } = useSuggestion(
    isEnough
      ? {
          category_id,
          area_id,
          person_id: person_id ?? null,
          priority: PRIORITIES.find((each) => each === priority) ?? null,
          language: LANGUAGES.find((each) => each === language) ?? null,
        }
      : null,
  );
  const word = suggestion?.person && suggestion.rule?.mode === 'assign' ? 'given' : 'suggested';
  return (
    <Typography
      variant="body2"
      role="status"
      sx={suggestion ? { mb: 1.5, overflowWrap: 'anywhere' } : undefined}
    >
      {suggestion && translate(`routed.${word}`, { why: whyText(suggestion) })}
    </Typography>
  );
}
