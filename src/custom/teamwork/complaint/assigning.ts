import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { SOURCES } from '#contract/kernel/limits.ts';
import type { UseProposal } from '#src/components/slots/parts.ts';
import { useSuggestion } from '../routing/useSuggestion.ts';
import { useWhyText } from '../routing/useWhyText.ts';

/** Proposes the assignee by the rules of the office (SLA-18). */
const useProposal: UseProposal = (complaint) => {
  const translate = useTranslate();
  const whyText = useWhyText();
  const { suggestion, isFetching } = useSuggestion(complaint ? routingFactsOf(complaint) : null);
  const proposal = suggestion && {
    staffId: suggestion.person?.id ?? null,
    reason: translate('routed.suggested', { why: whyText(suggestion) }),
  };
  return { proposal: proposal ?? null, isFetching };
};
export default useProposal;

const routingFactsOf = ({ category_id, area_id, priority, person_id, source }: ComplaintRecord) => ({
  category_id,
  area_id,
  priority,
  person_id,
  source: SOURCES.find((each) => each === source),
});
