import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { can } from '#contract/access/policies.ts';
import type { LetterStart } from '#contract/letters/letter.ts';
import type { LetterRecord } from '#contract/letters/letterFields.ts';
import { sidesOf } from '#contract/letters/letterText.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useOpenPdf } from '#src/components/files/useOpenPdf.tsx';
import { LeaveQuestion } from '#src/components/form/LeaveQuestion.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { addresseeText } from '../addresseeText.ts';
import { type LetterAbout, letterAddress } from '../letterAddress.ts';
import { TextInputs } from '../TextInputs.tsx';
import { AddresseeInputs } from './AddresseeInputs.tsx';
import { KindInputs } from './KindInputs.tsx';
import { missingIn } from './letterValues.ts';
import { MoreInputs } from './MoreInputs.tsx';
import { Preview } from './Preview.tsx';
import { SendDialog } from './SendDialog.tsx';
import { useComposer } from './useComposer.ts';

interface ComposerProps {
  about: LetterAbout;
  start: LetterStart | null;
  /** The draft to continue. */
  letter?: LetterRecord;
}

/** The form of a letter next to its preview. Keepers of the registers send it from here (REF-03, REF-05). */
export function Composer({ about, start, letter }: ComposerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const openPdf = useOpenPdf();
  const actor = storedActor();
  const maySend = actor !== null && can(actor, 'create', 'register');
  const { values, change, faults, mark, typed, isUnsaved, save, send } = useComposer({
    about,
    start,
    letter,
  });
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const signer = start?.signers.find(({ id }) => id === values.signed_by)?.name ?? null;
  const faultOf = (field: string) => faults[field] && translate(faults[field], { _: faults[field] });

  /** A saved letter needs no question on leaving. */
  const go = (id: number) => {
    flushSync(() => setLeaving(true));
    navigate(letterAddress(id), { replace: true });
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined, {
      onSuccess: ({ id }) => {
        notify('letters.kept', { type: 'success' });
        if (!letter) go(id);
      },
    });
  };
  /** The question names the recipient, so missing values are marked before it. */
  const ask = () => {
    const missing = missingIn(values);
    mark(missing);
    setAsking(Object.keys(missing).length === 0);
  };
  /** The page of a sent draft replaces this form, so the callbacks of `mutate` would not run. */
  const dispatch = () =>
    send.mutateAsync(signer).then(
      ({ id, number, link }) => {
        setAsking(false);
        const words = { opened: 'letters.sent', blocked: 'letters.sentOnly' };
        if (link) openPdf(link, words, { number: number ?? '' });
        go(id);
      },
      () => setAsking(false),
    );
  /** The capture phase: otherwise the list of contacts would use the key to choose the marked contact. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!maySend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    ask();
  };

  return (
    <Box component="form" noValidate onSubmit={keep} onKeyDownCapture={onKeyDown} sx={COLUMNS}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title="letters.form.title">
          <Stack sx={{ gap: 2 }}>
            <DraftNotice draft={typed} />
            <KindInputs values={values} onChange={change} start={start} />
            <AddresseeInputs
              values={values}
              onChange={change}
              fault={faultOf('addressee') || faultOf('contact_id')}
              autoFocus={!letter}
            />
            {sidesOf(values.language).map((side) => (
              <TextInputs
                key={side}
                side={side}
                text={values.texts[side]}
                onChange={(text) => change({ texts: { ...values.texts, [side]: text } })}
                faults={{ subject: faultOf('subject'), body: faultOf('body') || faultOf('texts') }}
              />
            ))}
            <MoreInputs values={values} onChange={change} start={start} faults={faults} />
            <FailureAlert failure={save.error ?? send.error} />
          </Stack>
        </Section>
        <Box sx={BAR}>
          {maySend && (
            <Button
              variant="contained"
              startIcon={<SendIcon />}
              loading={send.isPending}
              onClick={ask}
              aria-keyshortcuts="Control+Enter"
            >
              {translate('letters.send.button')}
            </Button>
          )}
          <Button type="submit" variant={maySend ? 'outlined' : 'contained'} loading={save.isPending}>
            {translate('letters.keep')}
          </Button>
        </Box>
      </Stack>
      <Preview about={about} values={values} />
      <SendDialog
        open={isAsking}
        signer={signer}
        to={addresseeText(values.addressee)}
        failure={send.error}
        isPending={send.isPending}
        onConfirm={dispatch}
        onClose={() => setAsking(false)}
      />
      <LeaveQuestion isUnsaved={isUnsaved && !isLeaving} />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
/** Visible in a long text, too. */
const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.default',
};
