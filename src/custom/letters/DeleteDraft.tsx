import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { deleteLetter } from '#contract/letters/letter.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { DeleteQuestion } from '#src/components/nameTable/DeleteQuestion.tsx';
import { call } from '#src/dataProvider/call.ts';
import { aboutOf } from './aboutOf.ts';
import { homeOf } from './letterAddress.ts';
import { useRenewLetters } from './useLetters.ts';

/** Deletes a draft after a confirmation. */
export function DeleteDraft({ letter }: { letter: LetterRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const renew = useRenewLetters();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await call(deleteLetter, { params: { id: letter.id } });
    notify('letters.deleted', { type: 'success' });
    navigate(homeOf(aboutOf(letter))?.to ?? '/grievance/registers', { replace: true });
    await renew();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('letters.delete')}
      </Button>
      {isAsking && (
        <DeleteQuestion
          name={translate('letters.draft')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
