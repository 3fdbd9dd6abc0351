import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

const FRAME_HEIGHT = 200;

interface PictureFrameProps {
  label: string;
  /** The newly chosen picture; it replaces the one at the link. */
  file: File | null;
  link: string | null;
  /** The required size in pixels. */
  size: { width: number; height: number };
}

/** The chosen picture, otherwise the current one, otherwise an empty frame of the right shape; with the size below. */
export function PictureFrame({ label, file, link, size }: PictureFrameProps) {
  const translate = useTranslate();
  const [seen, setSeen] = useState<{ src: string; width: number; height: number }>();
  const [unreadable, setUnreadable] = useState<string>();
  const src = useObjectUrl(file) ?? (file ? undefined : (link ?? undefined));
  const caption = file ? 'profile.picture.chosen' : link ? 'profile.picture.present' : 'profile.picture.none';
  const measured = seen?.src === src ? seen : undefined;
  return (
    <Box component="figure" sx={{ m: 0, my: 1 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: FRAME_HEIGHT,
          p: 1,
          border: 1,
          borderStyle: src ? 'solid' : 'dashed',
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        {src && src !== unreadable ? (
          <Box
            component="img"
            src={src}
            alt={label}
            onLoad={({ currentTarget: image }) =>
              setSeen({ src, width: image.naturalWidth, height: image.naturalHeight })
            }
            onError={() => setUnreadable(src)}
            sx={{ maxWidth: '100%', maxHeight: FRAME_HEIGHT - 16, objectFit: 'contain' }}
          />
        ) : (
          <EmptyShape {...size} />
        )}
      </Box>
      <Typography
        component="figcaption"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}
      >
        {translate(caption, { name: file?.name })}
        {measured && ` · ${translate('profile.picture.size', measured)}`}
      </Typography>
    </Box>
  );
}

/** The outline of a picture of this size, to scale. */
const EmptyShape = ({ width, height }: { width: number; height: number }) => (
  <Box
    aria-hidden
    sx={{
      aspectRatio: `${width} / ${height}`,
      ...(width > height ? { width: '100%', maxWidth: width } : { height: '100%' }),
      maxHeight: '100%',
      border: 1,
      borderStyle: 'dashed',
      borderColor: 'text.secondary',
      borderRadius: 0.5,
      opacity: 0.5,
    }}
  />
);

/** A link to a file in memory while it is shown. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file ? url : undefined;
}
