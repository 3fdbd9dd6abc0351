import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

interface CardPictureProps {
  src: string | null;
  /** Shown without a picture, or when it fails to load. */
  icon: ReactNode;
}

/** The picture of a card. It is decorative: the name next to it describes it. */
export function CardPicture({ src, icon }: CardPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {src && src !== failed ? (
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          onError={() => setFailed(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        icon
      )}
    </Box>
  );
}
