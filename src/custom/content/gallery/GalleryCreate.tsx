import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { Form, required, TextInput, useRedirect, useTranslate } from 'react-admin';
import { gallery } from '#contract/content/gallery.ts';
import { PLACE_FIELDS } from '#contract/places/place.ts';
import { FormDraftNotice } from '#src/components/drafts/FormDraftNotice.tsx';
import type { Draft } from '#src/components/drafts/useDraft.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { FormActions } from '#src/declare/parts/actions.tsx';
import { ClonedRecord } from '#src/declare/parts/ClonedRecord.tsx';
import { FormFields } from '#src/declare/parts/FormFields.tsx';
import { FormToolbar } from '#src/declare/parts/FormToolbar.tsx';
import { PageHeading } from '#src/declare/parts/PageHeading.tsx';
import { RecordInput } from '#src/declare/parts/RecordInput.tsx';
import { ImagesInput } from './ImagesInput.tsx';
import type { Progress } from './useGallerySubmission.ts';
import { useGallerySubmission } from './useGallerySubmission.ts';

/** The initial values: the place of the previous gallery. */
interface Start {
  round: number;
  places: Record<string, unknown>;
}

/** `/gallery/create`: a gallery together with its first images (GAL-02). */
export default function GalleryCreate() {
  const [{ round, places }, setStart] = useState<Start>(() => ({ round: 0, places: startingPlaces() }));
  const redirect = useRedirect();
  const startAnew = (values: Record<string, unknown>) =>
    setStart({
      round: round + 1,
      places: Object.fromEntries(PLACE_FIELDS.map((field) => [field, values[field]])),
    });
  return (
    <>
      <PageHeading view="create" />
      <FormActions />
      <Card>
        <GalleryForm
          key={round}
          places={places}
          isNext={round > 0}
          onSaved={(values, addsAnother) =>
            addsAnother ? startAnew(values) : redirect('list', gallery.name)
          }
        />
      </Card>
    </>
  );
}

interface GalleryFormProps {
  places: Start['places'];
  /** Opened after a save: the first field gets the focus. */
  isNext: boolean;
  onSaved: (values: Record<string, unknown>, addsAnother: boolean) => void;
}

function GalleryForm({ places, isNext, onSaved }: GalleryFormProps) {
  const translate = useTranslate();
  const addsAnother = useRef(false);
  const draft = useRef<Draft>(null);
  const { save, sent, progress } = useGallerySubmission((values) => {
    draft.current?.sent();
    onSaved(values, addsAnother.current);
  });
  const submitFor = (another: boolean) => () => {
    addsAnother.current = another;
  };
  return (
    <>
      <Form
        defaultValues={{ event_id: null, ...places, images: [] }}
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
        warnWhenUnsavedChanges
      >
        <FormFields>
          <FormDraftNotice name={`${gallery.name}/create`} ref={draft} />
          <ClonedRecord title="name" />
          <RecordInput source="event_id" reference="event" />
          <TextInput source="name" validate={required()} autoFocus={isNext} />
          <TextInput source="description" multiline minRows={4} validate={required()} />
          <PlaceCascade required={gallery.requiredPlaces} />
          <ImagesInput source="images" sent={sent} />
        </FormFields>
        <FormToolbar onSave={submitFor(false)}>
          <Button type="submit" variant="outlined" onClick={submitFor(true)}>
            {translate('declare.saveAndAdd.label')}
          </Button>
        </FormToolbar>
      </Form>
      <SendingDialog progress={progress} />
    </>
  );
}

/** The progress of a gallery's upload; it blocks the page. */
function SendingDialog({ progress }: { progress: Progress | null }) {
  const translate = useTranslate();
  const textId = useId();
  if (!progress) return null;
  const { sent, total } = progress;
  const text =
    total === 0
      ? translate('content.gallery.creating')
      : translate('content.gallery.sending', { number: sent + 1, total });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={textId}>
      <DialogContent sx={{ display: 'grid', gap: 2, textAlign: 'center' }}>
        <Typography id={textId} role="status">
          {text}
        </Typography>
        <LinearProgress
          aria-labelledby={textId}
          {...(total === 0 ? {} : { variant: 'determinate' as const, value: (100 * sent) / total })}
        />
      </DialogContent>
    </Dialog>
  );
}
