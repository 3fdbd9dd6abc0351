import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { putTogether } from '#contract/persons/household.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useFailureText } from '#src/components/feedback/useFailureText.ts';

interface HouseholdProposalProps {
  /** The known person with the same phone. */
  relative: { id: number; name: string };
  /** The person of the new grievance. */
  personId: number;
}

/** Proposes the household of another person with the same phone. Only the user adds members (PER-06, PER-10). */
export function HouseholdProposal({ relative, personId }: HouseholdProposalProps) {
  const translate = useTranslate();
  const renew = useRenew([PERSONS]);
  const join = useCallOnce(putTogether, {
    input: () => ({ body: { person_ids: [relative.id, personId] } }),
    onSuccess: renew,
  });
  const failure = useFailureText(join.error);
  const words = translate('person.sameHousehold', { name: relative.name });
  return (
    <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {failure}{' '}
      {join.isSuccess ? (
        words
      ) : (
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          loading={join.isPending}
          onClick={() => join.mutate()}
        >
          {words}
        </Button>
      )}
    </Box>
  );
}
