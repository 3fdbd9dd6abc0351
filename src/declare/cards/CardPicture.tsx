import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

interface CardPictureProps {
  src: string | null;
  /** Stands where there is no picture, or none that loads. */
  icon: ReactNode;
}

/** The picture of a card; the name beside it says what it is. */
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
