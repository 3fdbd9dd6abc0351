import DeleteIcon from '@mui/icons-material/Delete';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { chooseThumbnail, deleteGalleryMedium } from '#contract/content/galleryCalls.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewGallery } from './useGalleryMedia.ts';

/**
 * Runs a change of a gallery's images, reloads them and shows a notice; `successText` is a catalogue key. Pending until
 * the change is visible.
 */
function useGalleryAction(
  run: () => Promise<unknown>,
  successText: string,
  named: Record<string, string> = {},
) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const renew = useRenewGallery();
  return useMutation({
    mutationFn: async () => {
      await run().finally(renew);
    },
    onSuccess: () => notify(successText, { type: 'success', messageArgs: named }),
    onError: notifyFailure,
  });
}

interface MediaCardProps {
  image: { id: number; gallery_id: number; name: string; path: string };
  isThumbnail: boolean;
  mayEdit: boolean;
  onOpen: () => void;
}

/** One image of a gallery: can be opened, made the thumbnail, or deleted. */
export function MediaCard({ image, isThumbnail, mayEdit, onOpen }: MediaCardProps) {
  const translate = useTranslate();
  const { id, gallery_id, name, path } = image;
  const [isOpen, setOpen] = useState(false);
  const choose = useGalleryAction(
    () => call(chooseThumbnail, { body: { gallery_id, thumbnail_id: id } }),
    'content.gallery.thumbnailSet',
  );
  const remove = useGalleryAction(
    () => call(deleteGalleryMedium, { params: { id } }),
    'content.gallery.deleted',
    {
      name,
    },
  );

  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardActionArea onClick={onOpen}>
        <CardMedia
          component="img"
          src={path}
          loading="lazy"
          alt={translate('content.gallery.open', { name })}
          sx={{ aspectRatio: '4 / 3' }}
        />
      </CardActionArea>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 48, pl: 1.5, gap: 0.5 }}>
        <Typography variant="body2" noWrap title={name} sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {isThumbnail && (
          <Chip size="small" icon={<StarIcon />} label={translate('content.gallery.thumbnail')} />
        )}
        {mayEdit && !isThumbnail && (
          <IconButton
            aria-label={translate('content.gallery.setThumbnail', { name })}
            loading={choose.isPending}
            onClick={() => choose.mutate()}
          >
            <StarBorderIcon fontSize="small" />
          </IconButton>
        )}
        {mayEdit && (
          <IconButton aria-label={translate('declare.row.delete', { name })} onClick={() => setOpen(true)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <ConfirmDialog
        open={isOpen}
        isPending={remove.isPending}
        title="declare.delete.title"
        question="content.gallery.deleteQuestion"
        named={{ name }}
        action="common.delete"
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      />
    </Card>
  );
}
