declare module 'virtual:pose-model' {
  /** The address of MediaPipe's WebAssembly, compressed with gzip. */
  export const runtimeUrl: string;
  /** The address of the model, compressed with gzip. */
  export const modelUrl: string;
}

declare module '@mediapipe/tasks-vision/vision_wasm_module_internal.js' {
  const moduleFactory: (options?: object) => Promise<unknown>;
  export default moduleFactory;
}
