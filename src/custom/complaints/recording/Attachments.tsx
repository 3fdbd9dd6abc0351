import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { useNotifyRefused } from '#src/components/files/RefusedFiles.tsx';
import { useFollowCheck } from '#src/components/files/useSaveAfterChecks.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { AttachmentList } from './AttachmentList.tsx';
import { type Attachment, checkFiles, takeFiles, UPLOAD_TYPES } from './attachments.ts';
import { RecordButton } from './RecordButton.tsx';
import type { DraftKeeping } from './useDraft.ts';
import type { Recorder } from './useRecorder.ts';

interface AttachmentsProps {
  draft: DraftKeeping;
  recorder: Recorder;
  /** The editor above. Files that are dropped or pasted into it are attached, too. */
  children: ReactNode;
}

/** Record and Upload with the resulting attachments, and an error for each rejected file (CRE-12 to CRE-15). */
export function Attachments({ draft, recorder, children }: AttachmentsProps) {
  const translate = useTranslate();
  const notifyRefused = useNotifyRefused();
  const input = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const { attachments, changeAttachments, delivery } = draft;

  // Other files may be added while these are checked.
  const latest = useRef(attachments);
  useEffect(() => {
    latest.current = attachments;
  });
  const follow = useFollowCheck();
  const check = async (files: readonly File[]) => {
    const checked = await checkFiles(files);
    const kinds = latest.current.map(({ kind }) => kind);
    const { taken, refused } = takeFiles(kinds, checked);
    changeAttachments((present) => [...present, ...taken]);
    notifyRefused(refused);
    return refused.length === 0;
  };
  const add = (files: readonly File[]) => follow(check(files));

  const remove = ({ id }: Attachment) => {
    changeAttachments((present) => present.filter((attachment) => attachment.id !== id));
    uploadButton.current?.focus();
  };

  const take = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    if (transfer.files.length === 0) return;
    event.preventDefault();
    add([...transfer.files]);
  };

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RecordButton recorder={recorder} />
        <Button
          ref={uploadButton}
          variant="outlined"
          startIcon={<UploadFileIcon />}
          onClick={() => input.current?.click()}
        >
          {translate('recording.upload')}
        </Button>
        <HiddenFileInput
          ref={input}
          multiple
          accept={UPLOAD_TYPES}
          label={translate('recording.chooseFiles')}
          onChoose={add}
        />
      </Box>
      <Hint text="recording.attachmentsHint" />
      <AttachmentList attachments={attachments} uploaded={delivery.uploaded} onRemove={remove} />
    </Box>
  );
}
