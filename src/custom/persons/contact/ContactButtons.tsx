import CallIcon from '@mui/icons-material/PhoneOutlined';
import MessageIcon from '@mui/icons-material/SmsOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { PersonContact } from './PersonContact.tsx';

/** Calls a person, or writes to them, about one of the open cases (PER-08). */
export function ContactButtons({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const [way, setWay] = useState<'call' | 'message' | null>(null);
  useKeys({ call: () => setWay('call'), message: () => setWay('message') });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CallIcon />}
        aria-haspopup="dialog"
        onClick={() => setWay('call')}
        {...shortcut('call')}
      >
        {translate('calls.action')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<MessageIcon />}
        aria-haspopup="dialog"
        onClick={() => setWay('message')}
        {...shortcut('message')}
      >
        {translate('sending.action')}
      </Button>
      {way && <PersonContact person={person} way={way} onClose={() => setWay(null)} />}
    </>
  );
}
