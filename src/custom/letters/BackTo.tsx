import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { ownFolder } from '#src/components/page/ownFolder.ts';
import { homeOf, type LetterAbout } from './letterAddress.ts';

const REGISTERS = '/grievance/registers';

/**
 * A link to the subject of a letter; if that is gone, to the registers. Users without registers get a link to the
 * grievances.
 */
export function BackTo({ about }: { about: LetterAbout }) {
  const translate = useTranslate();
  const actor = storedActor();
  const home = homeOf(about);
  const keeps = actor !== null && maySee(actor, REGISTERS, screens);
  const elsewhere = keeps
    ? { to: REGISTERS, text: 'letters.back.registers' }
    : { to: ownFolder() ?? '/', text: 'complaint.back' };
  const { to, text } = home ? { to: home.to, text: `letters.back.${home.kind}` } : elsewhere;
  return (
    <Button component={Link} to={to} size="small" startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
      {translate(text)}
    </Button>
  );
}
