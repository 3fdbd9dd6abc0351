import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Suggestion } from '#contract/persons/household.ts';
import { MEMBER_ROW } from './Member.tsx';

interface SuggestedMemberProps {
  suggestion: Suggestion;
  isPending: boolean;
  onJoin: () => void;
}

/** A suggested member of a household, with the reason. Only the user adds members (PER-10). */
export function SuggestedMember({ suggestion, isPending, onJoin }: SuggestedMemberProps) {
  const translate = useTranslate();
  const { id, name, other_name, reasons } = suggestion;
  return (
    <Box component="li" sx={MEMBER_ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          <Link component={RouterLink} to={`/grievance/person/${id}`} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          {other_name && ` · ${other_name}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {reasons.map((reason) => translate(`merging.household.reasons.${reason}`)).join(', ')}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('merging.household.joinNamed', { name })}
        aria-disabled={isPending}
        onClick={() => isPending || onJoin()}
      >
        {translate('merging.household.join')}
      </Button>
    </Box>
  );
}
