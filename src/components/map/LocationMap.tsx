import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Coordinates } from '#contract/kernel/location.ts';
import { useConfiguration } from '../data/configuration.ts';
import { Boundary } from '../page/Boundary.tsx';
import { retryImport } from '../page/retryImport.ts';

const LeafletMap = lazy(retryImport(() => import('./LeafletMap.tsx')));
const GoogleMap = lazy(retryImport(() => import('./GoogleMap.tsx')));

interface LocationMapProps {
  coordinates: Coordinates;
  zoom?: number;
  /** Translation key of the place's label. */
  label?: string;
}

/** Near enough to tell streets apart. */
const ZOOM = 18;

/**
 * A place on a map: Google's with a key in the configuration, otherwise OpenStreetMap. Each loads when it is shown.
 * Coordinates and a link are below, in case no map can be loaded.
 */
export function LocationMap({ coordinates, zoom = ZOOM, label = 'complaint.map.label' }: LocationMapProps) {
  const translate = useTranslate();
  const configuration = useConfiguration();
  const { latitude, longitude } = coordinates;
  const failed = <Typography role="status">{translate('complaint.map.failed')}</Typography>;
  return (
    <Box role="group" aria-label={translate(label)}>
      <Box sx={{ height: 280, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}>
        <Boundary fallback={() => failed}>
          <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
            {configuration?.googleMapsKey && (
              <GoogleMap coordinates={coordinates} zoom={zoom} apiKey={configuration.googleMapsKey} />
            )}
            {configuration && !configuration.googleMapsKey && (
              <LeafletMap coordinates={coordinates} zoom={zoom} />
            )}
          </Suspense>
        </Boundary>
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {latitude.toFixed(5)}, {longitude.toFixed(5)} ·{' '}
        <MuiLink
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate('complaint.map.open')}
        </MuiLink>
      </Typography>
    </Box>
  );
}
