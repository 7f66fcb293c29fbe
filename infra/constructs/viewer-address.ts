/**
 * CloudFront Function (runtime 2.0) on the API's requests: adds the viewer's address. The origin request policy
 * without the host header forwards no headers of CloudFront's own, but it does forward this one.
 */
export const viewerAddressCode = `function handler(event) {
  var request = event.request;
  request.headers['true-client-ip'] = { value: event.viewer.ip };
  return request;
}
`;
