import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSuggestedCauses } from '#contract/access/access.ts';
import { listCauseSuggestions } from '#contract/persons/causeSuggestion.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { SuggestedCauses } from './SuggestedCauses.tsx';

/** Suggested causes on My day, folded since they are not urgent (PER-22). */
export default function DaySuggestions() {
  const translate = useTranslate();
  const actor = storedActor();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...queryOf([CAUSES, 'suggestions'], listCauseSuggestions),
    enabled: actor !== null && isSuggestedCauses(actor),
  });
  const count = data?.data.length ?? 0;
  if (count === 0) return null;
  return (
    <Box>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('causes.suggested.onDay', { smart_count: count })}
      </Button>
      {isOpen && <SuggestedCauses />}
    </Box>
  );
}
