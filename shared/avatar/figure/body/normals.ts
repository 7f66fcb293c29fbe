/** The arrays of a triangle mesh, three numbers per vertex. */
export interface Surface {
  index: Uint32Array;
  positions: Float32Array;
  normals: Float32Array;
}

/** Adds each triangle's normal, twice its area long, to the normals of its corners. */
function addTriangles({ index, positions, normals }: Surface) {
  for (let first = 0; first < index.length; first += 3) {
    const a = (index[first] as number) * 3;
    const b = (index[first + 1] as number) * 3;
    const c = (index[first + 2] as number) * 3;
    const bx = positions[b] as number;
    const by = positions[b + 1] as number;
    const bz = positions[b + 2] as number;
    const cbx = (positions[c] as number) - bx;
    const cby = (positions[c + 1] as number) - by;
    const cbz = (positions[c + 2] as number) - bz;
    const abx = (positions[a] as number) - bx;
    const aby = (positions[a + 1] as number) - by;
    const abz = (positions[a + 2] as number) - bz;
    const x = cby * abz - cbz * aby;
    const y = cbz * abx - cbx * abz;
    const z = cbx * aby - cby * abx;
    normals[a] = (normals[a] as number) + x;
    normals[a + 1] = (normals[a + 1] as number) + y;
    normals[a + 2] = (normals[a + 2] as number) + z;
    normals[b] = (normals[b] as number) + x;
    normals[b + 1] = (normals[b + 1] as number) + y;
    normals[b + 2] = (normals[b + 2] as number) + z;
    normals[c] = (normals[c] as number) + x;
    normals[c + 1] = (normals[c + 1] as number) + y;
    normals[c + 2] = (normals[c + 2] as number) + z;
  }
}

function normalize(normals: Float32Array) {
  for (let i = 0; i < normals.length; i += 3) {
    const x = normals[i] as number;
    const y = normals[i + 1] as number;
    const z = normals[i + 2] as number;
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 1;
    normals[i] = x * scale;
    normals[i + 1] = y * scale;
    normals[i + 2] = z * scale;
  }
}

/** Like three's `computeVertexNormals`, without allocating: smooth normals, weighted by area. */
export function writeNormals(surface: Surface) {
  surface.normals.fill(0);
  addTriangles(surface);
  normalize(surface.normals);
}
