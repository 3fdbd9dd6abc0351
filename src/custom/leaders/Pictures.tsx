import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LeaderRecord } from '#contract/leaders/leader.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { Section } from '#src/components/page/Section.tsx';

const ImageViewer = lazy(retryImport(() => import('#src/components/files/ImageViewer.tsx')));

/** Profile photo and ID proof; a click shows them over the whole screen (LDR-02). */
export function Pictures({ leader }: { leader: LeaderRecord }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = [
    { title: 'leaders.detail.photo', none: 'leaders.detail.noPhoto', path: leader.profile_image_path },
    { title: 'leaders.fields.id_document', none: 'leaders.detail.noProof', path: leader.id_document_path },
  ].map(({ title, none, path }, id) => ({ id, none, path, name: translate(title) }));
  const images = pictures.flatMap(({ id, name, path }) => (path ? [{ id, name, path }] : []));
  const opened = images.findIndex(({ id }) => id === shown);
  return (
    <Section title="leaders.detail.proof">
      <Box sx={SIDE_BY_SIDE}>
        {pictures.map(({ id, name, path, none }) => (
          <Box key={id}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
              {name}
            </Typography>
            {path ? (
              <Thumbnail name={name} path={path} onOpen={() => setShown(id)} />
            ) : (
              <Typography>{translate(none)}</Typography>
            )}
          </Box>
        ))}
      </Box>
      <Suspense>
        {opened >= 0 && (
          <ImageViewer
            images={images}
            index={opened}
            onIndex={(index) => setShown(images[index]?.id ?? null)}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </Section>
  );
}

const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
};

interface ThumbnailProps {
  name: string;
  path: string;
  onOpen: () => void;
}

function Thumbnail({ name, path, onOpen }: ThumbnailProps) {
  const translate = useTranslate();
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={translate('leaders.detail.enlarge', { name })}
      sx={{ borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
    >
      <Box
        component="img"
        src={path}
        alt={name}
        sx={{ display: 'block', height: 180, maxWidth: '100%', objectFit: 'contain' }}
      />
    </ButtonBase>
  );
}
