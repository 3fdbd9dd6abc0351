import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '#src/components/form/FormDialog.tsx';
import { SaidHow, type Way } from './SaidHow.tsx';
import { useSayWishes } from './useSayWishes.ts';

interface StopQuestionProps {
  personId: number;
  onClose: () => void;
}

/** Stops all messages on the word of the person, however that was said (MSG-08). */
export function StopQuestion({ personId, onClose }: StopQuestionProps) {
  const translate = useTranslate();
  const [way, setWay] = useState<Way>('spoken');
  const { mutate, isPending, error } = useSayWishes(personId, onClose);
  return (
    <FormDialog
      title={translate('wishes.stop.title')}
      submit={translate('wishes.stop.submit')}
      failure={error}
      isPending={isPending}
      onSubmit={() => mutate({ status: 'refused', news: 'refused', way })}
      onClose={onClose}
    >
      {translate('wishes.stop.text')}
      <SaidHow way={way} onChange={setWay} />
    </FormDialog>
  );
}
