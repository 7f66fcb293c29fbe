/**
 * CloudFront Function (runtime 2.0) on the site's requests: a path without a file extension is a page of the app.
 * Error responses would work too, but would turn the API's 404 into HTML.
 */
export const deepLinksCode = `function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}
`;
