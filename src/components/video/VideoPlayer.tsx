import PlayIcon from '@mui/icons-material/PlayCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { thumbnailOf, youtubeId } from './youtube.ts';

const FRAME = {
  display: 'block',
  position: 'relative',
  width: '100%',
  maxWidth: '32rem',
  aspectRatio: '16 / 9',
  my: 1,
  border: 0,
  borderRadius: 1,
  overflow: 'hidden',
} as const;

/** A picture that fails to load leaves a plain tile. */
const stillOf = (url: string) => ({
  ...FRAME,
  bgcolor: 'action.hover',
  backgroundImage: `url(${thumbnailOf(url)})`,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
});

/**
 * Plays a YouTube video in the page after a click on its still picture, from the host that sets no cookies. Renders
 * nothing for other hosts, whose address stays a link.
 */
export function VideoPlayer({ url }: { url: string }) {
  const translate = useTranslate();
  const id = youtubeId(url);
  const [playing, setPlaying] = useState<string | null>(null);
  if (!id) return null;
  if (playing === id) {
    return (
      <Box
        component="iframe"
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={translate('content.video.player')}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // The player requires a referrer; it gets the host without a path.
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
        sx={FRAME}
      />
    );
  }
  return (
    <ButtonBase aria-label={translate('content.video.play')} onClick={() => setPlaying(id)} sx={stillOf(url)}>
      <PlayIcon
        sx={{
          position: 'absolute',
          inset: 0,
          m: 'auto',
          fontSize: 72,
          color: 'common.white',
          filter: 'drop-shadow(0 0 6px #000)',
        }}
      />
    </ButtonBase>
  );
}
