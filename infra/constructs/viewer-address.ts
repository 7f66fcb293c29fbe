/**
 * CloudFront Function (runtime 2.0) on the API's requests: says where a request came from. The origin request
 * policy that leaves out the host forward no header of CloudFront's own, but it forward this one.
 */
export const viewerAddressCode = `function handler(event) {
  var request = event.request;
  request.headers['true-client-ip'] = { value: event.viewer.ip };
  return request;
}
`;
