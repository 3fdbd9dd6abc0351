import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LeaveQuestion } from '#src/components/form/LeaveQuestion.tsx';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { ChosenImages } from './ChosenImages.tsx';
import { type ChosenImage, sendImage } from './chosenImages.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { useRenewGallery } from './useGalleryMedia.ts';
import { useImageChoice } from './useImageChoice.ts';

/** Adds several images to a gallery; failed ones stay until they are sent again or removed (GAL-03). */
export function AddImages({ galleryId }: { galleryId: number }) {
  const translate = useTranslate();
  const { waiting, isSending, failure, send, remove } = useUploads(galleryId);
  const { choose, isPreparing } = useImageChoice(send);
  return (
    <div>
      <ImagePicker isBusy={isPreparing || isSending} onFiles={(files) => void choose(files)} />
      {isSending && (
        <Typography role="status" sx={{ mt: 1 }}>
          {translate('content.gallery.left', { smart_count: waiting.length })}
        </Typography>
      )}
      {failure && waiting.length > 0 && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => send([])}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('content.gallery.unsent', {
            smart_count: waiting.length,
            reason: translate(failure, { _: failure }),
          })}
        </Alert>
      )}
      <ChosenImages images={waiting} onRemove={isSending ? undefined : remove} />
      <LeaveQuestion isUnsaved={waiting.length > 0} />
    </div>
  );
}

/** Uploads images one after the other; `send` adds further ones to the queue. */
function useUploads(galleryId: number) {
  const renew = useRenewGallery();
  const [waiting, setWaiting] = useState<readonly ChosenImage[]>([]);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = ({ id }: ChosenImage) => setWaiting((present) => present.filter((image) => image.id !== id));

  const deliver = async (images: readonly ChosenImage[]) => {
    for (const image of images) {
      await sendImage(galleryId, image);
      remove(image);
    }
  };
  const send = async (added: readonly ChosenImage[]) => {
    const images = [...waiting, ...added];
    setWaiting(images);
    setFailure(null);
    setSending(true);
    try {
      await deliver(images);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
    } finally {
      await renew();
      setSending(false);
    }
  };
  return { waiting, isSending, failure, send: (added: readonly ChosenImage[]) => void send(added), remove };
}
