module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': { variables: { 'breakpoint-sm': '48em', 'breakpoint-md': '62em', 'breakpoint-lg': '80em' } },
  },
};
