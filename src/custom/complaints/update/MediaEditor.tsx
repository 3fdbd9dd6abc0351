import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { deleteComplaintMedia } from '#contract/complaints/complaintCalls.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { useNotifyRefused } from '#src/components/files/RefusedFiles.tsx';
import { useFollowCheck } from '#src/components/files/useSaveAfterChecks.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { call } from '#src/dataProvider/call.ts';
import { checkFiles, takeFiles, UPLOAD_TYPES } from '../recording/attachments.ts';
import { useRenewComplaints } from '../useRenewComplaints.ts';
import { SavedMedium } from './SavedMedium.tsx';
import { UploadRow } from './UploadRow.tsx';
import type { Uploads } from './useUploads.ts';

interface MediaEditorProps {
  media: readonly MediaItem[];
  uploads: Uploads;
}

/** The attachments of the complaint. Removing, replacing and adding take effect at once (UPD-03). */
export function MediaEditor({ media, uploads: { uploads, add, send, drop } }: MediaEditorProps) {
  const translate = useTranslate();
  const notifyRefused = useNotifyRefused();
  const nameOf = useMediaNames(media);
  const { removing, ask, remove, isPending, cancel } = useRemoval();
  const input = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const replaced = useRef<MediaItem>(undefined);

  const choose = (item?: MediaItem) => {
    replaced.current = item;
    input.current?.click();
  };

  /** The button that opened the question is gone with its attachment. */
  const catchFocus = () => {
    if (!document.activeElement?.closest('main')) uploadButton.current?.focus();
  };

  const follow = useFollowCheck();
  const take = async (files: readonly File[]) => {
    const item = replaced.current;
    const checked = await checkFiles(item ? files.slice(0, 1) : files);
    const remaining = media.filter(
      ({ id }) => id !== item?.id && !uploads.some((upload) => upload.replaces?.id === id),
    );
    const kinds = [...remaining.map(({ type }) => type), ...uploads.map(({ attachment }) => attachment.kind)];
    const { taken, refused } = takeFiles(kinds, checked);
    notifyRefused(refused);
    add(taken, item);
    return refused.length === 0;
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <Button ref={uploadButton} variant="outlined" startIcon={<UploadFileIcon />} onClick={() => choose()}>
        {translate('recording.upload')}
      </Button>
      <HiddenFileInput
        ref={input}
        multiple
        accept={UPLOAD_TYPES}
        label={translate('recording.chooseFiles')}
        onChoose={(files) => follow(take(files))}
      />
      <Hint text="update.media.hint" />
      <List dense disablePadding aria-label={translate('recording.attachments')} sx={{ width: '100%' }}>
        {media.map((item) => (
          <SavedMedium
            key={item.id}
            item={item}
            name={nameOf(item)}
            isReplaced={uploads.some((upload) => upload.replaces?.id === item.id)}
            onReplace={() => choose(item)}
            onRemove={() => ask(item)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.attachment.id}
            upload={upload}
            onRetry={() => send(upload)}
            onDrop={() => drop(upload)}
          />
        ))}
      </List>
      <ConfirmDialog
        open={removing !== null}
        isPending={isPending}
        title="update.media.confirm"
        question="update.media.confirmText"
        named={{ name: removing ? nameOf(removing) : '' }}
        action="common.remove"
        onConfirm={remove}
        onClose={cancel}
        onExited={catchFocus}
      />
    </Box>
  );
}

/** The attachment to remove, and its removal after the confirmation. */
function useRemoval() {
  const notifyFailure = useNotifyFailure();
  const renew = useRenewComplaints();
  const [removing, setRemoving] = useState<MediaItem | null>(null);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    if (!removing) return;
    setPending(true);
    await call(deleteComplaintMedia, { params: { id: removing.id } }).catch(notifyFailure);
    await renew();
    setPending(false);
    setRemoving(null);
  };
  return { removing, isPending, ask: setRemoving, remove, cancel: () => setRemoving(null) };
}

/** The names of the attachments. Recordings are numbered, since their files all have the same name. */
function useMediaNames(media: readonly MediaItem[]) {
  const translate = useTranslate();
  const recordings = media.filter(({ type }) => type === 'audio').map(({ id }) => id);
  return ({ id, type, name }: MediaItem) =>
    type === 'audio' ? translate('recording.audio', { number: recordings.indexOf(id) + 1 }) : name;
}
