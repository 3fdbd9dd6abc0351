import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonCard, PersonRow } from '#contract/persons/person.ts';
import { PersonSearch } from '../PersonSearch.tsx';

interface ChooseOtherProps {
  person: PersonCard;
  onChoose: (other: PersonRow) => void;
  onClose: () => void;
}

/** Chooses the duplicate of the page's person. */
export default function ChooseOther({ person, onChoose, onClose }: ChooseOtherProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('merging.merge.whom', { name: person.name })}</DialogTitle>
      <DialogContent>
        <PersonSearch
          label={translate('merging.merge.search')}
          assemblyId={person.assembly_id}
          without={[person.id]}
          onChoose={onChoose}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
