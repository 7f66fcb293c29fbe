/** What the coach's surfaces add to three's standard material, in GLSL. */

/** Balls that stand for the body, to tell how much light reaches a point between them. */
export const OCCLUDERS = 26;

export const VERTEX_HEAD = /* glsl */ `
#define OCCLUDERS ${OCCLUDERS}
uniform vec4 occluders[ OCCLUDERS ];
uniform float depth;
varying float vOpen;
#ifdef FOLDS
  attribute vec3 fold;
  varying vec3 vFold;
#endif

/** The share of light that reaches a point past the body's balls (x, y, z, radius) and the floor. */
float openness( vec3 point, vec3 normal ) {
  float shade = 0.0;
  for ( int i = 0; i < OCCLUDERS; i ++ ) {
    vec3 way = occluders[ i ].xyz - point;
    float square = dot( way, way );
    float radius = occluders[ i ].w;
    float facing = dot( normal, way ) * inversesqrt( square + 1e-6 );
    shade += max( 0.0, facing + 0.06 ) * min( 1.0, radius * radius / ( square + 1e-5 ) );
  }
  float ground = ( 0.5 - 0.5 * normal.y ) * exp( - 5.0 * max( 0.0, point.y ) );
  return exp( - 1.15 * shade ) * ( 1.0 - 0.55 * ground );
}
`;

export const VERTEX_BODY = /* glsl */ `
{
  vec4 place = vec4( transformed, 1.0 );
  vec3 facing = objectNormal;
  #ifdef USE_INSTANCING
    place = instanceMatrix * place;
    facing = mat3( instanceMatrix ) * facing;
  #endif
  vOpen = mix( 1.0, openness( ( modelMatrix * place ).xyz, normalize( mat3( modelMatrix ) * facing ) ), depth );
}
#ifdef FOLDS
  vFold = fold;
#endif
`;

export const FRAGMENT_HEAD = /* glsl */ `
uniform vec3 sheenTint;
uniform vec3 scatterTint;
uniform vec3 roomTint;
uniform float gloss;
varying float vOpen;
#ifdef FOLDS
  varying vec3 vFold;
  vec3 folded( vec3 normal ) {
    float turn = vFold.y * PI2;
    float phase = vFold.x * 150.0 + 1.9 * sin( turn * 2.0 + 0.6 ) + 1.1 * sin( turn * 3.0 + vFold.x * 31.0 );
    float ridge = sin( phase ) + 0.45 * sin( phase * 1.73 + turn );
    // Where the ridges are finer than the picture, they would only flicker.
    float seen = 1.0 - smoothstep( 0.25, 0.8, fwidth( phase ) );
    float height = 0.0015 * max( 0.0, vFold.z ) * ridge * seen;
    vec3 across = dFdx( vViewPosition );
    vec3 down = dFdy( vViewPosition );
    vec3 r1 = cross( down, normal );
    vec3 r2 = cross( normal, across );
    float area = dot( across, r1 );
    vec3 slope = sign( area ) * ( dFdx( height ) * r1 + dFdy( height ) * r2 );
    return normalize( abs( area ) * normal + slope );
  }
#endif
/** A small room to reflect: bright above, two tall light panels, dark below. */
float studio( vec3 ray ) {
  float panels = smoothstep( 0.72, 0.97, dot( ray, vec3( 0.55, 0.35, 0.76 ) ) )
    + 0.7 * smoothstep( 0.78, 0.98, dot( ray, vec3( - 0.8, 0.3, 0.52 ) ) );
  return 0.22 * smoothstep( - 0.3, 0.9, ray.y ) + 1.5 * panels;
}
`;

export const FRAGMENT_NORMAL = /* glsl */ `
#ifdef FOLDS
  normal = folded( normal );
#endif
`;

export const FRAGMENT_LIGHT = /* glsl */ `
{
  float open = vOpen;
  vec3 sheen = sheenTint;
  vec3 scatter = scatterTint;
  #ifdef FOLDS
    // Bare skin is marked by a fold below 0.
    float bare = step( vFold.z, - 0.5 );
    sheen *= 1.0 - bare;
    scatter *= bare;
  #endif
  float facing = saturate( dot( geometryNormal, geometryViewDir ) );
  float edge = ( 1.0 - facing ) * ( 1.0 - facing );
  reflectedLight.indirectDiffuse *= mix( vec3( open ), vec3( 1.0 ), scatter * ( 1.0 - open ) * 0.3 );
  reflectedLight.directDiffuse *= mix( 1.0, open, 0.55 );
  reflectedLight.directSpecular *= open;
  vec3 around = irradiance * RECIPROCAL_PI;
  reflectedLight.indirectDiffuse += sheen * around * edge * open;
  #if NUM_DIR_LIGHTS > 0
    float lit = dot( geometryNormal, directionalLights[ 0 ].direction );
    float wrapped = saturate( ( lit + 0.35 ) / 1.35 ) - saturate( lit );
    reflectedLight.directDiffuse += scatter * diffuseColor.rgb * directionalLights[ 0 ].color * max( 0.0, wrapped ) * open * 0.9;
  #endif
  // What looks down gets light back from her clothes and the floor.
  float down = saturate( 0.35 - 0.9 * inverseTransformDirection( geometryNormal, viewMatrix ).y );
  reflectedLight.indirectDiffuse += mix( scatter, vec3( 1.0 ), 0.35 ) * step( 0.01, scatter.r ) * diffuseColor.rgb * around * down * 0.55;
  vec3 ray = inverseTransformDirection( reflect( - geometryViewDir, geometryNormal ), viewMatrix );
  float mirror = gloss * ( 0.05 + 0.6 * edge * edge ) * open;
  reflectedLight.indirectSpecular += roomTint * studio( ray ) * mirror;
}
`;

/** Three takes five samples of the shadow map; a wide blur needs more. */
export const SOFT_SHADOW = {
  from: /shadow = \(\s*texture\([\s\S]*?\) \* 0\.2;/,
  to: /* glsl */ `
    shadow = 0.0;
    for ( int i = 0; i < 10; i ++ )
      shadow += texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( i, 10, phi ) * radius, shadowCoord.z ) );
    shadow /= 10.0;`,
};

/** All of it: a clip looks different when this has changed. */
export const SHADING = [
  VERTEX_HEAD,
  VERTEX_BODY,
  FRAGMENT_HEAD,
  FRAGMENT_NORMAL,
  FRAGMENT_LIGHT,
  SOFT_SHADOW.to,
].join('\n');
