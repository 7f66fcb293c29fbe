import { MeshBasicMaterial } from 'three';

/** Multiplies a painted light by a fine surface, both exactly as painted. */
export const litBy = (
  map: MeshBasicMaterial['map'],
  lightMap: MeshBasicMaterial['lightMap'],
  options: { transparent?: boolean; alphaMap?: MeshBasicMaterial['alphaMap'] } = {},
) =>
  new MeshBasicMaterial({
    map,
    lightMap,
    lightMapIntensity: Math.PI,
    toneMapped: false,
    dithering: true,
    ...options,
  });
