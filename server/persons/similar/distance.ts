import type { Coordinates } from '#contract/kernel/location.ts';

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the earth's surface, by the haversine. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map(
    (axis) => Math.sin(radians(other[axis] - one[axis]) / 2) ** 2,
  ) as [number, number];
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, latitude + across)));
}
