import Alert from '@mui/material/Alert';
import { GoogleMap as Frame, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useTranslate } from 'react-admin';
import type { Coordinates } from '#contract/kernel/location.ts';

interface GoogleMapProps {
  coordinates: Coordinates;
  zoom: number;
  apiKey: string;
}

const WHOLE_BOX = { height: '100%' };

/** A Google map with a marker. */
export default function GoogleMap({ coordinates, zoom, apiKey }: GoogleMapProps) {
  const translate = useTranslate();
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: apiKey });
  if (loadError) return <Alert severity="info">{translate('complaint.map.failed')}</Alert>;
  if (!isLoaded) return null;
  const position = { lat: coordinates.latitude, lng: coordinates.longitude };
  return (
    <Frame center={position} zoom={zoom} mapContainerStyle={WHOLE_BOX}>
      <MarkerF position={position} />
    </Frame>
  );
}
