import 'leaflet/dist/leaflet.css';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { circleMarker, map, tileLayer } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Coordinates } from '#contract/kernel/location.ts';

const TILES = 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** An OpenStreetMap with a marker, drawn by leaflet. */
export default function LeafletMap({ coordinates, zoom }: { coordinates: Coordinates; zoom: number }) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const color = useTheme().palette.primary.main;
  const [failed, setFailed] = useState(false);
  const { latitude, longitude } = coordinates;

  useEffect(() => {
    if (!box.current) return;
    const shown = map(box.current, { scrollWheelZoom: false }).setView([latitude, longitude], zoom);
    // The tile servers require a referrer, which the site's own policy omits.
    tileLayer(TILES, { attribution: ATTRIBUTION, maxZoom: 19, referrerPolicy: 'origin' })
      .on('tileerror', () => setFailed(true))
      .on('tileload', () => setFailed(false))
      .addTo(shown);
    circleMarker([latitude, longitude], { color, radius: 10, fillOpacity: 0.5 }).addTo(shown);
    return () => {
      shown.remove();
    };
  }, [latitude, longitude, zoom, color]);

  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      {/* A new stacking context: otherwise leaflet's layers would cover menus and dialogs. */}
      <Box ref={box} sx={{ height: '100%', isolation: 'isolate' }} />
      {failed && (
        <Alert severity="info" sx={{ position: 'absolute', top: 8, left: 56, right: 8 }}>
          {translate('complaint.map.failed')}
        </Alert>
      )}
    </Box>
  );
}
