import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '#contract/complaints/complaint.ts';

/** Voice recordings with the browser's own player. */
export function RecordingList({ recordings }: { recordings: readonly MediaItem[] }) {
  const translate = useTranslate();
  if (recordings.length === 0) return null;
  return (
    <List disablePadding aria-label={translate('complaint.media.recordings')}>
      {recordings.map((recording, index) => (
        <Recording
          key={recording.id}
          path={recording.path}
          fileName={recording.name}
          name={translate('complaint.media.recording', { number: index + 1 })}
        />
      ))}
    </List>
  );
}

function Recording({ path, name, fileName }: { path: string; name: string; fileName: string }) {
  const translate = useTranslate();
  const [missing, setMissing] = useState(false);
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <Typography variant="body2" sx={{ flex: '1 1 8rem' }}>
        {name}
        {missing && ` · ${translate('common.fileMissing')}`}
      </Typography>
      {/* biome-ignore lint/a11y/useMediaCaption: a citizen's own words, of which there is no text */}
      <audio
        controls
        preload="metadata"
        src={path}
        aria-label={name}
        onError={() => setMissing(true)}
        style={{ height: 40, maxWidth: '100%' }}
      />
      <IconButton href={path} download={fileName} aria-label={translate('common.download', { name })}>
        <DownloadIcon fontSize="small" />
      </IconButton>
    </ListItem>
  );
}
